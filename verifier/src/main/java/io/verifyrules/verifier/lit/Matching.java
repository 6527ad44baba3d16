package io.verifyrules.verifier.lit;

import io.verifyrules.verifier.text.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which lines speak of which function: those with its name, in the same part of the file if there are any, and there in order. */
final class Matching {

    private final Parts parts;
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
    static IdentityHashMap<Entry, Block> of(List<Entry> entries, List<Block> blocks, Parts parts) {
        Matching matching = new Matching(blocks, parts);
        IdentityHashMap<Entry, Block> found = new IdentityHashMap<>();
        Map<String, Integer> inPart = new HashMap<>();
        Map<String, Integer> inFile = new HashMap<>();
        for (Entry entry : entries) {
            name(entry).ifPresent(name -> {
                String key = key(parts.of(line(entry)), name);
                int kth = inPart.merge(key, 1, Integer::sum) - 1;
                int kthOfFile = inFile.merge(name, 1, Integer::sum) - 1;
                List<Block> near = matching.ofPart.getOrDefault(key, List.of());
                List<Block> any = matching.ofFile.getOrDefault(name, List.of());
                if (kth < near.size()) {
                    found.put(entry, near.get(kth));
                } else if (near.isEmpty() && matching.isAlone(entry, entries)) {
                    found.put(entry,
                            matching.ofPart.getOrDefault(key(parts.of(line(entry)), ""), List.of()).getFirst());
                } else if (near.isEmpty() && kthOfFile < any.size()) {
                    found.put(entry, any.get(kthOfFile));
                }
            });
        }
        return found;
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
