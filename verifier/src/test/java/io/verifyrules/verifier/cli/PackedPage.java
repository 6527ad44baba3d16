package io.verifyrules.verifier.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.InflaterInputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A page with what is packed in it.
 *
 * @param page     as the browser reads it, before any script runs
 * @param index    what is known of all rules
 * @param sections what the sections of the rules hold, in their order
 * @param copies   for each pack its texts to be copied, by kind
 */
record PackedPage(Document page, JsonNode index, List<Element> sections, List<JsonNode> copies) {

    static PackedPage of(String html) {
        Document page = Jsoup.parse(html);
        List<Element> sections = new ArrayList<>();
        List<JsonNode> copies = new ArrayList<>();
        for (Element script : page.select("script.sections")) {
            JsonNode content = unpacked(script);
            content.path("sections").forEach(section -> sections.add(Jsoup.parseBodyFragment(section.stringValue())));
            copies.add(content.path("copies"));
        }
        return new PackedPage(page, unpacked(page.select("#index").getFirst()), sections, copies);
    }

    private static JsonNode unpacked(Element script) {
        byte[] bytes = Base64.getDecoder().decode(script.data());
        try (InflaterInputStream text = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
            return JsonMapper.shared().readTree(new String(text.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** All that somebody may come to see. */
    String text() {
        return page.outerHtml() + texts(index)
                + sections.stream().map(Element::outerHtml).collect(Collectors.joining("\n"))
                + copies.stream().map(PackedPage::texts).collect(Collectors.joining("\n"));
    }

    private static String texts(JsonNode node) {
        return node.isString()
                ? node.stringValue()
                : node.values().stream().map(PackedPage::texts).collect(Collectors.joining("\n"));
    }

    /** The rows of the table, each with what it shows. */
    List<JsonNode> rows() {
        return rules().flatMap(rule -> items(rule.path("rows"))).toList();
    }

    Stream<JsonNode> rules() {
        return items(index.path("rules"));
    }

    private static Stream<JsonNode> items(JsonNode array) {
        return IntStream.range(0, array.size()).mapToObj(array::get);
    }
}
