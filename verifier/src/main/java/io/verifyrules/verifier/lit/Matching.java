package io.verifyrules.verifier.lit;

import io.verifyrules.verifier.text.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The lines that speak of a function. They are those with its name, in the same part of the file if there are any, and
 * there in order.
 */
final class Matching {

    private final Parts parts;
    private final IdentityHashMap<Entry, Block> found = new IdentityHashMap<>();
    private final IdentityHashMap<Entry, Block> unclear = new IdentityHashMap<>();
    private final Map<String, List<Block>> ofPart = new HashMap<>();
    private final Map<String, List<Block>> ofFile = new HashMap<>();

    private Matching(List<Block> blocks, Parts parts) {
        this.parts = parts;
        for (Block block : blocks) {
            int part = parts.of(block.place().line());
            String name = block.function().orElse("");
            ofPart.computeIfAbsent(key(part, name), key -> new ArrayList<>()).add(block);
            ofFile.computeIfAbsent(name, key -> new ArrayList<>()).add(block);
        }
    }

    /** The lines about each function that was read. */
    static Matching of(List<Entry> entries, List<Block> blocks, Parts parts) {
        Matching matching = new Matching(blocks, parts);
        Map<String, List<Entry>> inPart = new HashMap<>();
        Map<String, List<Entry>> inFile = new HashMap<>();
        for (Entry entry : entries) {
            name(entry).ifPresent(name -> {
                inPart.computeIfAbsent(key(parts.of(line(entry)), name), key -> new ArrayList<>()).add(entry);
                inFile.computeIfAbsent(name, key -> new ArrayList<>()).add(entry);
            });
        }
        inPart.forEach((key, same) -> matching.match(same, matching.ofPart.getOrDefault(key, List.of())));
        inFile.forEach((name, same) -> {
            boolean elsewhere = same.stream()
                    .noneMatch(entry -> matching.ofPart.containsKey(key(parts.of(line(entry)), name)));
            if (elsewhere) {
                matching.match(same, matching.ofFile.getOrDefault(name, List.of()));
            }
        });
        for (Entry entry : entries) {
            if (name(entry).isPresent() && !matching.found.containsKey(entry) && matching.isAlone(entry, entries)) {
                matching.match(List.of(entry), matching.ofPart.getOrDefault(key(parts.of(line(entry)), ""), List.of()));
            }
        }
        return matching;
    }

    /** Functions of one name go with lines of that name in order, if there are as many; nobody knows otherwise. */
    private void match(List<Entry> entries, List<Block> blocks) {
        if (entries.size() == blocks.size()) {
            for (int i = 0; i < entries.size(); i++) {
                found.put(entries.get(i), blocks.get(i));
            }
        } else if (!blocks.isEmpty()) {
            entries.forEach(entry -> unclear.put(entry, blocks.getFirst()));
        }
    }

    /** The lines about a function. */
    Optional<Block> block(Entry entry) {
        return Optional.ofNullable(found.get(entry));
    }

    /** Lines that may be about a function or about another one of its name. */
    Optional<Block> unclear(Entry entry) {
        return Optional.ofNullable(unclear.get(entry));
    }

    /** Whether nameless lines can speak of this function only. */
    private boolean isAlone(Entry entry, List<Entry> entries) {
        int part = parts.of(line(entry));
        return ofPart.getOrDefault(key(part, ""), List.of()).size() == 1
                && ofPart.keySet().stream().filter(key -> key.startsWith(part + "@")).count() == 1
                && entries.stream().filter(each -> name(each).isPresent() && parts.of(line(each)) == part).count() == 1;
    }

    private static Optional<String> name(Entry entry) {
        return switch (entry) {
            case Entry.Read read -> read.function().body().map(body -> read.function().name());
            case Entry.Refused refused -> refused.name();
        };
    }

    private static int line(Entry entry) {
        return switch (entry) {
            case Entry.Read read -> read.function().place().line();
            case Entry.Refused refused -> refused.why().position().line();
        };
    }

    private static String key(int part, String function) {
        return part + "@" + function;
    }
}
