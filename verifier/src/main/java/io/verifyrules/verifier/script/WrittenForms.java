package io.verifyrules.verifier.script;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The forms of the operators and declarations of rule files, for those who write one that does not fit. */
final class WrittenForms {

    private static final Map<String, String> METHODS = Map.ofEntries(
            Map.entry("slice", "A.slice(start = s, end = e, stride = k)"),
            Map.entry("pad", "A.pad(v, low = l, high = h, interior = i)"), Map.entry("rotate", "A.rotate(by = k)"),
            Map.entry("dynamicSlice", "A.dynamicSlice(start = s, size = m)"),
            Map.entry("dynamicSliceInRange", "A.dynamicSliceInRange(start = s, size = m)"),
            Map.entry("dynamicUpdateSlice", "A.dynamicUpdateSlice(B, start = s)"),
            Map.entry("dynamicUpdateSliceInRange", "A.dynamicUpdateSliceInRange(B, start = s)"),
            Map.entry("transpose", "A.transpose(p), where val p by permutation(c)"),
            Map.entry("permuted", "n.permuted(p), where val p by permutation(c)"),
            Map.entry("sort", "A.sort(along = s)"), Map.entry("gather", "A.gather(I, along = s)"),
            Map.entry("scatter", "A.scatter(sum, I, U, along = s)"),
            Map.entry("insertSlice", "A.insertSlice(B, start = s, stride = k)"), Map.entry("reverse", "A.reverse(c)"),
            Map.entry("reduce", "A.reduce(sum, c, initial = v)"),
            Map.entry("reduceWindow", "A.reduceWindow(max, size = k, stride = l, initial = v)"),
            Map.entry("expand", "A.expand(d to m)"), Map.entry("relabel", "A.relabel(row to column)"),
            Map.entry("split", "A.split(c, inner = tile to t)"), Map.entry("merge", "A.merge(outer, inner)"),
            Map.entry("reshape", "A.reshape(c, u to k)"), Map.entry("tile", "A.tile(times = m)"),
            Map.entry("addUnit", "A.addUnit(s)"), Map.entry("dropUnit", "A.dropUnit(s)"),
            Map.entry("floorDiv", "n.floorDiv(k)"), Map.entry("floorMod", "n.floorMod(k)"));

    private static final Map<String, String> FUNCTIONS = Map.ofEntries(
            Map.entry("permutation", "val p by permutation(c)"),
            Map.entry("concat", "concat(A, B, along = s), where s is a singleton"),
            Map.entry("dot", "dot(A, B, contract = c, batch = d)"),
            Map.entry("conv", "conv(A, W, feature = f, stride = k)"), Map.entry("select", "select(P, A, B)"),
            Map.entry("clamp", "clamp(0, A, 1)"), Map.entry("iota", "iota(s, s to m)"),
            Map.entry("constant", "constant(0, c to n)"), Map.entry("tensor", "tensor(c to n), tensor(f32, c to n)"),
            Map.entry("convert", "convert(A, s32)"), Map.entry("bitcast", "bitcast(A, s32)"),
            Map.entry("choose", "choose(n gt k, n, k)"), Map.entry("requires", "requires { n ge 1 }"),
            Map.entry("assume", "assume { A ne 0 }"), Map.entry("match", "match(k to n - 1 - r)"),
            Map.entry("elements", "elements(int, real, signed)"), Map.entry("upTo", "upTo(zeros, nan)"),
            Map.entry("expect", "expect(REFUTED, because = \"..\")"),
            Map.entry("source", "source(\"slice/04\", \"HandleSlice\")"),
            Map.entry("broken", "broken(\"..\", because = \"..\") { without(noEdge) }"),
            Map.entry("weaker", "weaker(\"..\") { without(noEdge) }"),
            Map.entry("repaired", "repaired(\"..\") { requires { n ge 1 } }"),
            Map.entry("rule", "rule(\"its name\") { .. }"), Map.entry("shape", "shape(row to n, column to n)"),
            Map.entry("without", "without(noEdge)"), Map.entry("replace", "replace(noEdge) { low ge 0 }"));

    private WrittenForms() {
    }

    /** The form of the operator, if it is one of them. */
    static Optional<String> of(String name) {
        return Optional.ofNullable(METHODS.getOrDefault(name, FUNCTIONS.get(name)));
    }

    /** The form of the operator whose name has other capitals and underscores. */
    static Optional<String> spelledLike(String name) {
        return Stream.of(METHODS, FUNCTIONS)
                .flatMap(forms -> forms.entrySet().stream())
                .filter(form -> form.getKey().equalsIgnoreCase(name.replace("_", "")) && !form.getKey().equals(name))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** Whether it is written behind its first operand. */
    static boolean isMethod(String name) {
        return METHODS.containsKey(name);
    }
}
