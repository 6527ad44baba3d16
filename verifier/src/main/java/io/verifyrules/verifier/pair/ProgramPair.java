package io.verifyrules.verifier.pair;

import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Two functions of which the second is claimed to compute what the first one does.
 *
 * @param name for people
 */
public record ProgramPair(String name, Part before, Part after) {

    /**
     * One of the two.
     *
     * @param module the functions that it may call, by name
     */
    public record Part(Function function, Map<String, Function> module) {
        public Part {
            module = Map.copyOf(module);
        }

        /** Whether it has results for all arguments, as far as its operations and those of its module say. */
        public boolean isTotal() {
            return Dialects.isTotal(function) && module.values().stream().allMatch(Dialects::isTotal);
        }

        /** A function of a module. */
        public static Part of(Function function, Module module) {
            Map<String, Function> byName = new LinkedHashMap<>();
            module.functions().forEach(each -> byName.putIfAbsent(each.name(), each));
            return new Part(function, byName);
        }
    }
}
