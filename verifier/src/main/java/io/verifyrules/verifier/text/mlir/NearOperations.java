package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.report.NearNames;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The operation that a name was probably meant to be which nothing here knows. */
public final class NearOperations {

    /** Dialects of which all operations are known here, so that any other name is a mistake. */
    private static final Set<String> WHOLE = Set.of("stablehlo", "chlo");
    /** Operations of these that have neither a pretty form nor a meaning here. */
    private static final Set<String> OTHERS = Set.of("stablehlo.all_gather", "stablehlo.all_reduce",
            "stablehlo.all_to_all", "stablehlo.async_done", "stablehlo.async_start", "stablehlo.collective_broadcast",
            "stablehlo.collective_permute", "stablehlo.cross-replica-sum", "stablehlo.infeed", "stablehlo.outfeed",
            "stablehlo.recv", "stablehlo.reduce_scatter", "stablehlo.select_and_scatter", "stablehlo.send",
            "stablehlo.torch_index_select", "stablehlo.trace", "chlo.dynamic_reshape", "chlo.ragged_dot");
    /** In other dialects there are operations that are not known here, so that a name has to be this much longer than its mistakes. */
    private static final int CAUTION = 6;

    private NearOperations() {
    }

    /**
     * {@code ; did you mean 'stablehlo.dot'?} where a known operation is near, otherwise nothing.
     *
     * @param name  of an operation, with its dialect
     * @param known names with a meaning, beside those that have a pretty form
     */
    public static String suggestion(String name, Collection<String> known) {
        int point = name.indexOf('.');
        if (point < 0 || PrettyForms.of(name).isPresent() || known.contains(name) || OTHERS.contains(name)) {
            return "";
        }
        Set<String> all = new TreeSet<>(known);
        all.addAll(PrettyForms.names());
        String dialect = name.substring(0, point);
        String own = name.substring(point + 1);
        List<String> siblings = all.stream().filter(each -> each.startsWith(dialect + ".")).toList();
        if (siblings.isEmpty()) {
            return ofOtherDialect(own, dialect, all).map(found -> "; did you mean '" + found + "'?").orElse("");
        }
        List<String> names = siblings.stream().map(each -> each.substring(point + 1)).toList();
        String found = WHOLE.contains(dialect)
                ? NearNames.operation(own, names)
                : NearNames.suggestion(own, names, own.length() / CAUTION);
        return found.replace("mean '", "mean '" + dialect + ".");
    }

    /** The same operation of a dialect whose name is near. */
    private static Optional<String> ofOtherDialect(String own, String dialect, Set<String> all) {
        List<String> dialects = all.stream()
                .filter(each -> each.endsWith("." + own))
                .map(each -> each.substring(0, each.length() - own.length() - 1))
                .toList();
        return Stream.of(NearNames.suggestion(dialect, dialects))
                .filter(found -> !found.isEmpty())
                .map(found -> found.substring(found.indexOf('\'') + 1, found.lastIndexOf('\'')) + "." + own)
                .findFirst();
    }
}
