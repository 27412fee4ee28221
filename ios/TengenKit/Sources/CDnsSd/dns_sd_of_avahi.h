// Apple's interface to DNS-SD as Avahi offers it on Linux; on Apple's systems it is the module `dnssd`.
#include <dns_sd.h>
