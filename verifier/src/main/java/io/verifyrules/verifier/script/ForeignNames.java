package io.verifyrules.verifier.script;

import java.util.Locale;
import java.util.Optional;

/** The names in rule files for those that HLO, StableHLO and array libraries have for operators and attributes. */
final class ForeignNames {

    private ForeignNames() {
    }

    /**
     * The way to write the name of an operator or of a type, if it is known elsewhere; capitals and underscores aside.
     */
    static Optional<String> operator(String name) {
        return Optional.of(switch (plain(name)) {
            case "permute", "permutedims", "swapaxes" ->
                "axes that a rule names have no order, and get other names: A.relabel(row to column, column to row); those of one class are put into any order by A.transpose(p), where val p by permutation(c)";
            case "broadcast", "broadcastindim", "broadcastto", "broadcastinto" ->
                "a broadcast adds axes: A.expand(d to m); numbers fill the shape of the other operand";
            case "view", "collapseshape", "expandshape", "bitcastreshape" ->
                "write A.reshape(c, u to k), or A.split(c, inner = tile to t), A.merge(c, tile), A.addUnit(s), A.dropUnit(s)";
            case "squeeze" -> "write A.dropUnit(s)";
            case "unsqueeze", "expanddims" -> "write A.addUnit(s)";
            case "flatten" ->
                "write A.reshape(c, u to k), where u is a singleton; two axes become one by A.merge(outer, inner)";
            case "repeat" -> "copies one after the other are A.tile(times = m)";
            case "roll" -> "write A.rotate(by = k)";
            case "sorted", "order" -> "write A.sort(along = s)";
            case "flip", "rev" -> "write A.reverse(c)";
            case "concatenate", "cat", "stack" -> "write concat(A, B, along = s)";
            case "realdynamicslice" -> "write A.slice(start = s, end = e)";
            case "dynamicupdate" -> "write A.dynamicUpdateSlice(B, start = s)";
            case "take", "embedding", "indexselect", "dynamicgather" ->
                "write A.gather(I, along = s), with indices val I by tensor(int, b to m)";
            case "scatteradd", "segmentsum", "indexadd" ->
                "write A.scatter(sum, I, U, along = s), with indices val I by tensor(int, b to m)";
            case "argsort", "topk", "while", "cond", "fft", "cholesky", "rng", "allreduce", "customcall" ->
                "the language has no such operator; docs/language/operators.md lists those that it has";
            case "dotgeneral", "matmul", "einsum", "tensordot" -> "write dot(A, B, contract = c, batch = d)";
            case "convolution", "conv2d" -> "write conv(A, W, feature = f, stride = k)";
            case "reducesum", "cumsum", "sumof" -> "write A.reduce(sum, c)";
            case "reducemax" -> "write A.reduce(max, c)";
            case "reducemin" -> "write A.reduce(min, c)";
            case "reduceprod", "prod" -> "write A.reduce(product, c)";
            case "avg", "average", "reducemean" -> "write A.mean(c)";
            case "logsumexp" -> "write log(exp(A).reduce(sum, c))";
            case "logsoftmax" -> "write log(softmax(A, c))";
            case "layernorm", "rmsnorm", "batchnorm", "var", "variance" ->
                "write it with A.mean(c), e.g. D = A - A.mean(c).expand(c to n)";
            case "maxpool", "avgpool", "selectandscatter" -> "windows are A.reduceWindow(max, size = k)";
            case "add" -> "write A + B; the monoid of reductions is sum";
            case "subtract", "sub" -> "write A - B";
            case "multiply", "mul" -> "write A * B; the monoid of reductions is product";
            case "divide" -> "write A / B";
            case "remainder", "mod" -> "write A % B, and n.floorMod(k) of integers of lanes";
            case "negate", "neg" -> "write -A";
            case "power" -> "write pow(A, B)";
            case "maximum" -> "write max(A, B)";
            case "minimum" -> "write min(A, B)";
            case "exponential" -> "write exp(A)";
            case "exponentialminusone" -> "write expm1(A)";
            case "logplusone" -> "write log1p(A)";
            case "sigmoid" -> "write logistic(A)";
            case "relu" -> "write max(A, 0)";
            case "square" -> "write A * A";
            case "reciprocal" -> "write 1 / A";
            case "compare" -> "write A lt B, or eq, ne, le, gt, ge";
            case "equal", "equals" -> "write A eq B";
            case "notequal" -> "write A ne B";
            case "less", "lessthan" -> "write A lt B";
            case "greater", "greaterthan" -> "write A gt B";
            case "where", "ifthenelse" -> "write select(P, A, B), and choose(n gt k, n, k) of integers of lanes";
            case "cast", "astype" -> "write convert(A, s32)";
            case "bitcastconvert" -> "write bitcast(A, s32)";
            case "zeros", "zeroslike" -> "write constant(0, c to n)";
            case "ones", "oneslike" -> "write constant(1, c to n)";
            case "full", "fill", "scalar", "const" -> "write constant(v, c to n)";
            case "arange", "range" -> "write iota(s, s to m)";
            case "parameter", "input", "variable" -> "inputs are declared: val A by tensor(c to n)";
            case "rewrite", "replacewith", "equivalent" -> "a rule is lhs = .. and rhs = ..";
            case "left", "from", "before" -> "the left side is lhs = ..";
            case "right", "into", "after" -> "the right side is rhs = ..";
            case "require", "check", "precondition", "given" -> "write requires { n ge 1 }";
            case "axis", "dim", "dimension", "rank" -> "axes are declared: val c by rankClass, val s by singleton";
            case "size", "length" -> "sizes are declared: val n by c.sizes; of an expression write sizeOf(A, c)";
            case "bfloat16", "bfloat" -> "write bf16";
            case "float16", "fp16", "half" -> "write f16";
            case "float32", "fp32", "single" -> "write f32";
            case "float64", "fp64", "double" -> "write f64";
            case "string" -> "element types are f16, bf16, f32, f64, s4 .. u64, int, real, bool";
            case "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "i8", "i16", "i32", "i64" ->
                "integers of XLA are s8, s32, u32 and the like, those of MLIR i(32), and int has no bounds";
            case "boolean", "i1", "pred" -> "truth values are bool, and i(1) is MLIR's";
            case "unexpected", "wrong", "invalid", "fails" -> "write expect(REFUTED, because = \"..\")";
            default -> "";
        }).filter(advice -> !advice.isEmpty());
    }

    /** The name of a named argument in rule files. */
    static Optional<String> argument(String name) {
        return Optional.of(switch (plain(name)) {
            case "begin", "from", "starts", "startindices", "offsets", "offset" -> "start";
            case "limit", "stop", "ends", "until", "limitindices" -> "end";
            case "strides", "step", "steps", "windowstrides" -> "stride";
            case "sizes", "slicesizes", "windowdimensions", "window", "kernelsize" -> "size";
            case "edgepaddinglow", "before", "paddinglow", "padlow" -> "low";
            case "edgepaddinghigh", "after", "paddinghigh", "padhigh" -> "high";
            case "interiorpadding", "dilation", "inner" -> "interior";
            case "basedilations", "lhsdilation" -> "baseDilation";
            case "windowdilations", "rhsdilation" -> "windowDilation";
            case "paddingvalue", "fill" -> "value";
            case "axis", "axes", "dim", "dimension", "dimensions" -> "along";
            case "contracting", "contracted", "lhscontractingdimensions", "contractingdims" -> "contract";
            case "batching", "lhsbatchdimensions", "batchdims" -> "batch";
            case "init", "initvalue", "initialvalue" -> "initial";
            case "times", "multiples" -> "times";
            case "shift", "shifts", "amount" -> "by";
            case "featuregroupcount" -> "featureGroups";
            case "batchgroupcount" -> "batchGroups";
            case "reason", "message", "why" -> "because";
            default -> "";
        }).filter(ours -> !ours.isEmpty() && !ours.equals(name));
    }

    private static String plain(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }
}
