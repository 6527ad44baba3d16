package io.verifyrules.verifier.journal;

import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.json.journal.JournalLine.Event;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The sum of the lines of a journal.
 *
 * @param done    the lines with results, by key
 * @param crashes how many processes ended of themselves while a check was under way, by key
 */
record JournalContent(Map<String, JournalLine> done, Map<String, Integer> crashes) {

    JournalContent {
        done = Map.copyOf(done);
        crashes = Map.copyOf(crashes);
    }

    static JournalContent of(List<String> text) {
        Map<String, JournalLine> done = new HashMap<>();
        Map<String, Integer> crashes = new HashMap<>();
        Set<String> underWay = new HashSet<>();
        for (String each : text) {
            JournalLine line = JournalLine.of(each).orElse(JournalLine.of(Event.FAILED, ""));
            switch (line.event()) {
                case STARTED -> crashed(underWay, crashes);
                case INTERRUPTED -> underWay.clear();
                case BEGUN -> underWay.add(line.key());
                case FAILED -> underWay.remove(line.key());
                case DONE -> {
                    underWay.remove(line.key());
                    done.put(line.key(), line);
                }
            }
        }
        crashed(underWay, crashes);
        return new JournalContent(done, crashes);
    }

    private static void crashed(Set<String> underWay, Map<String, Integer> crashes) {
        underWay.forEach(key -> crashes.merge(key, 1, Integer::sum));
        underWay.clear();
    }
}
