package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.report.NearNames;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The operation that a name was probably meant to be which nothing here knows. */
public final class NearOperations {

    /** In other dialects there are operations that are not known here, so that a name has to be this much longer than its mistakes. */
    private static final int CAUTION = 6;

    private NearOperations() {
    }

    /** The reason why an operation that is none of those with a meaning has none. */
    public static String withoutMeaning(String name, Collection<String> known) {
        return (DefinedOperations.isUndefined(name)
                ? "the dialect " + name.substring(0, name.indexOf('.')) + " defines no such operation"
                : "it has no meaning here yet") + suggestion(name, known);
    }

    /**
     * {@code ; did you mean 'stablehlo.dot'?} where a known operation is near, otherwise nothing.
     *
     * @param name  of an operation, with its dialect
     * @param known names with a meaning, beside those that have a pretty form
     */
    public static String suggestion(String name, Collection<String> known) {
        int point = name.indexOf('.');
        Optional<SortedSet<String>> defined = DefinedOperations.ofDialect(name);
        if (point < 0 || PrettyForms.of(name).isPresent() || known.contains(name)
                || defined.filter(names -> names.contains(name)).isPresent()) {
            return "";
        }
        Set<String> all = new TreeSet<>(known);
        defined.ifPresent(all::addAll);
        all.addAll(PrettyForms.names());
        String dialect = name.substring(0, point);
        String own = name.substring(point + 1);
        List<String> siblings = all.stream().filter(each -> each.startsWith(dialect + ".")).toList();
        if (siblings.isEmpty()) {
            return ofOtherDialect(own, dialect, all).map(found -> "; did you mean '" + found + "'?").orElse("");
        }
        List<String> names = siblings.stream().map(each -> each.substring(point + 1)).toList();
        String found = defined.isPresent()
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
