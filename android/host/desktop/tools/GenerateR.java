import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/**
 * Writes the constants of Android's R for a folder of Android resources, from the names of its files and keys alone, so
 * that a computer without Android's tools can compile what says {@code R.string.undo}.
 *
 * <p>{@code java GenerateR.java RES PACKAGE OUT}: OUT/kotlin/R.kt holds the constants, OUT/resources/res/index.txt the
 * paths below RES, because a class path can't be listed. Files are written only when they change.
 */
final class GenerateR {
  private static final List<String> KINDS = List.of("array", "drawable", "plurals", "raw", "string");
  private static final Map<String, String> KIND_OF_TAG =
      Map.of("string", "string", "plurals", "plurals", "string-array", "array");

  private final Map<String, TreeSet<String>> names = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Path res = Path.of(args[0]).normalize();
    Path out = Path.of(args[2]);
    GenerateR generator = new GenerateR();
    List<String> files = list(res);
    for (String file : files) {
      generator.readFile(res, file);
    }
    for (String file : files) {
      generator.checkTranslation(res, file);
    }
    if (!generator.problems.isEmpty()) {
      generator.problems.forEach(System.err::println);
      System.exit(1);
    }
    writeIfChanged(out.resolve("kotlin/R.kt"), generator.kotlin(args[1]));
    writeIfChanged(out.resolve("resources/res/index.txt"), String.join("\n", files) + "\n");
  }

  private GenerateR() {
    KINDS.forEach(kind -> names.put(kind, new TreeSet<>()));
  }

  private static List<String> list(Path res) throws IOException {
    if (!Files.isDirectory(res)) {
      return List.of();
    }
    try (Stream<Path> walk = Files.walk(res)) {
      return walk.filter(Files::isRegularFile)
          .map(file -> res.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .collect(Collectors.toList());
    }
  }

  /** Takes the keys of the default language and the names of files; translations define nothing. */
  private void readFile(Path res, String file) throws Exception {
    String folder = file.substring(0, file.indexOf('/'));
    if (folder.equals("values")) {
      for (Element element : elements(res.resolve(file))) {
        String kind = KIND_OF_TAG.get(element.getTagName());
        if (kind == null) {
          problems.add(file + ": no kind of resource known here: <" + element.getTagName() + ">");
        } else {
          define(kind, element.getAttribute("name"), file);
        }
      }
    } else if (folder.equals("drawable") || folder.equals("raw")) {
      String name = file.substring(file.indexOf('/') + 1);
      define(folder, name.substring(0, name.lastIndexOf('.')), file);
    }
  }

  private void define(String kind, String name, String file) {
    if (!name.matches("[a-z][a-z0-9_]*")) {
      problems.add(file + ": not a name of a resource: '" + name + "'");
    } else if (!names.get(kind).add(name)) {
      problems.add(file + ": defined twice: " + kind + "/" + name);
    }
  }

  private void checkTranslation(Path res, String file) throws Exception {
    if (!file.startsWith("values-")) {
      return;
    }
    for (Element element : elements(res.resolve(file))) {
      String kind = KIND_OF_TAG.getOrDefault(element.getTagName(), "string");
      if (!names.get(kind).contains(element.getAttribute("name"))) {
        problems.add(file + ": not in the default language: " + kind + "/" + element.getAttribute("name"));
      }
    }
  }

  private static List<Element> elements(Path xml) throws Exception {
    var nodes = DocumentBuilderFactory.newInstance()
        .newDocumentBuilder().parse(xml.toFile()).getDocumentElement().getChildNodes();
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      if (nodes.item(i) instanceof Element element) {
        elements.add(element);
      }
    }
    return elements;
  }

  private String kotlin(String packageName) {
    StringBuilder text = new StringBuilder("@file:Suppress(\"ClassName\", \"ConstPropertyName\")\n\n");
    text.append("package ").append(packageName).append("\n\n");
    text.append("/** Identifiers of the resources, as Android's own tools would give them. */\n");
    text.append("object R {\n");
    int kindId = 0x7f010000;
    for (var kind : names.entrySet()) {
      int id = kindId;
      text.append("  object ").append(kind.getKey()).append(" {\n");
      for (String name : kind.getValue()) {
        text.append(String.format("    const val %s = 0x%08x\n", name, id++));
      }
      text.append("  }\n");
      kindId += 0x10000;
    }
    return text.append("}\n").toString();
  }

  private static void writeIfChanged(Path file, String text) throws IOException {
    if (Files.exists(file) && Files.readString(file).equals(text)) {
      return;
    }
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
