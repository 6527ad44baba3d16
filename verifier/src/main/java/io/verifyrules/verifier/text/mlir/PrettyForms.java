package io.verifyrules.verifier.text.mlir;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The pretty forms by name of operation, as the dialects' printers write them (StableHLO's {@code AssemblyFormat.cpp} and
 * {@code StablehloOps.td}). A further operation is one line here.
 */
final class PrettyForms {

    private static final Map<String, PrettyForm> ALL = new HashMap<>();

    static {
        stablehlo(Keyed.of(Typing.SAME), "abs", "add", "all_gather", "and", "atan2", "cbrt", "ceil", "clamp", "convert",
                "cosine", "count_leading_zeros", "divide", "exponential", "exponential_minus_one", "floor", "imag",
                "is_finite", "log", "log_plus_one", "logistic", "maximum", "minimum", "multiply", "negate", "not", "or",
                "popcnt", "power", "real", "remainder", "round_nearest_afz", "round_nearest_even", "rsqrt",
                "shift_left", "shift_right_arithmetic", "shift_right_logical", "sign", "sine", "sqrt", "subtract",
                "tan", "tanh", "uniform_dequantize", "uniform_quantize", "xor");
        stablehlo(Keyed.of(Typing.FUNCTION), "bitcast_convert", "dynamic_reshape", "dynamic_update_slice",
                "dynamic_pad", "real_dynamic_slice", "reshape", "triangular_solve");
        stablehlo(Keyed.of(Typing.COMPLEX), "complex");
        stablehlo(Keyed.of(Typing.CHOICE), "select");
        stablehlo(Keyed.of(Typing.OPERANDS), "return");
        stablehlo(Keyed.of(Typing.EACH), "optimization_barrier");
        stablehlo(Keyed.of(Typing.RESULT), "create_token", "after_all", "partition_id", "replica_id", "tuple");
        stablehlo(Keyed.of(Typing.RESULT).with("dim", "iota_dimension", Written.LONG), "iota");
        stablehlo(Keyed.of(Typing.FUNCTION).with("dim", "iota_dimension", Written.LONG), "dynamic_iota");
        stablehlo(Keyed.of(Typing.FUNCTION).with("dim", "dimension", Written.LONG), "concatenate", "get_dimension_size",
                "set_dimension_size");
        stablehlo(Keyed.of(Typing.FUNCTION).with("dims", "broadcast_dimensions", Written.LIST), "broadcast_in_dim",
                "dynamic_broadcast_in_dim");
        stablehlo(Keyed.of(Typing.FUNCTION).with("sizes", "broadcast_sizes", Written.LIST), "broadcast");
        stablehlo(Keyed.of(Typing.FUNCTION).with("sizes", "slice_sizes", Written.LIST), "dynamic_slice");
        stablehlo(Keyed.of(Typing.FUNCTION).with("dims", "permutation", Written.LIST), "transpose");
        stablehlo(Keyed.of(Typing.SAME).with("dims", "dimensions", Written.LIST), "reverse");
        stablehlo(Keyed.of(Typing.FUNCTION)
                .with("low", "edge_padding_low", Written.LIST)
                .with("high", "edge_padding_high", Written.LIST)
                .with("interior", "interior_padding", Written.LIST), "pad");
        stablehlo(Keyed.of(Typing.SAME).with("format", "", Written.FORMAT), "reduce_precision");
        stablehlo(Keyed.of(Typing.SAME).optional("lower", "lower", Written.ANY), "cholesky");
        stablehlo(Keyed.of(Typing.FUNCTION).optional("precision", "precision_config", Written.PRECISIONS), "dot");
        stablehlo(Keyed.of(Typing.FUNCTION)
                .with("type", "fft_type", Written.word("fft_type"))
                .with("length", "fft_length", Written.LIST), "fft");
        stablehlo(Keyed.of(Typing.FUNCTION).with("config", "einsum_config", Written.ANY), "einsum", "unary_einsum");
        stablehlo(Keyed.of(Typing.FUNCTION).with("distribution", "rng_distribution", Written.word("rng_distribution")),
                "rng");
        stablehlo(Keyed.of(Typing.FUNCTION).with("algorithm", "rng_algorithm", Written.word("rng_algorithm")),
                "rng_bit_generator");
        stablehlo(new DotGeneralForm(), "dot_general");
        stablehlo(new SliceForm(), "slice");
        stablehlo(new CompareForm(), "compare");
        stablehlo(new ConstantForm(), "constant");
        stablehlo(new ReduceForm(), "reduce");
        stablehlo(new WhileForm(), "while");
        stablehlo(new ConvolutionForm(), "convolution");
        stablehlo(new CustomCallForm(), "custom_call");
        stablehlo(new CompositeForm(), "composite");
        stablehlo(new TupleElementForm(), "get_tuple_element");
        chlo(Keyed.of(Typing.SAME), "acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e", "conj",
                "constant_like", "cosh", "digamma", "erf", "erf_inv", "erfc", "is_inf", "is_neg_inf", "is_pos_inf",
                "lgamma", "mulhi", "next_after", "polygamma", "sinh", "square", "tan", "zeta");
        chlo(Keyed.of(Typing.FUNCTION).optional("broadcast_dimensions", "broadcast_dimensions", Written.LIST),
                "broadcast_add", "broadcast_and", "broadcast_atan2", "broadcast_compare", "broadcast_complex",
                "broadcast_divide", "broadcast_maximum", "broadcast_minimum", "broadcast_multiply",
                "broadcast_next_after", "broadcast_or", "broadcast_polygamma", "broadcast_power", "broadcast_remainder",
                "broadcast_select", "broadcast_shift_left", "broadcast_shift_right_arithmetic",
                "broadcast_shift_right_logical", "broadcast_subtract", "broadcast_xor", "broadcast_zeta");
        chlo(new TopKForm(), "top_k");
        chlo(new ScanForm(), "scan");
        chlo(new ConstantForm(), "constant");
        check(Keyed.of(Typing.ALIKE), "expect_eq");
        check(Keyed.of(Typing.ALIKE).optional("tolerance", "tolerance", Written.DOUBLE), "expect_almost_eq");
        check(Keyed.of(Typing.ALIKE)
                .with("probe_id", "probe_id", Written.TEXT)
                .optional("iter", "iteration", Written.INT), "expect_serialized_eq");
        check(Keyed.of(Typing.OPERANDS)
                .with("max_ulp_difference", "max_ulp_difference", Written.LONG)
                .optional("min_ulp_difference", "min_ulp_difference", Written.LONG), "expect_close");
        check(new ExpectedForm(), "expect_eq_const", "expect_almost_eq_const");
        ALL.putAll(TensorForms.all());
        ALL.put("interpreter.probe", Keyed.of(Typing.SAME).with("probe_id", "probe_id", Written.TEXT));
        ALL.put("interpreter.print", Keyed.of(Typing.OPERANDS));
        ALL.put("sdy.constant", new ConstantForm());
        enzymexla(Keyed.of(Typing.FUNCTION), "blas.gemm", "blas.symm", "blas.syrk", "lapack.gemqrt", "lapack.geqrf",
                "lapack.geqrt", "lapack.gesdd", "lapack.gesvd", "lapack.gesvj", "lapack.getrf", "lapack.orgqr",
                "lapack.ormqr", "linalg.lu", "linalg.qr", "linalg.svd", "linalg.tridiagonal_solve", "math.cosc",
                "math.hypot", "math.lgamma", "math.relu", "math.sinc", "math.softplus", "math.tgamma");
        enzymexla(Keyed.of(Typing.SAME), "math.fmuladd");
        enzymexla(
                Keyed.of(Typing.FUNCTION)
                        .with("approximation", "gelu_approximation", Written.inside("enzymexla.gelu_approximation")),
                "math.gelu");
        enzymexla(new CallForm("fn"), "jit_call");
        enzymexla(new KernelCallForm(), "kernel_call");
        // Derivatives of a function, and the function on several inputs at a time.
        List.of("autodiff", "batch", "fwddiff", "jacobian")
                .forEach(name -> ALL.put("enzyme." + name, new CallForm("fn")));
        ALL.put("func.return", Keyed.of(Typing.OPERANDS));
        ALL.put("return", new Renamed("func.return", Keyed.of(Typing.OPERANDS)));
        ALL.put("func.call", new CallForm("callee"));
        ALL.put("call", new Renamed("func.call", new CallForm("callee")));
    }

    private PrettyForms() {
    }

    private static void stablehlo(PrettyForm form, String... names) {
        List.of(names).forEach(name -> ALL.put("stablehlo." + name, form));
    }

    private static void chlo(PrettyForm form, String... names) {
        List.of(names).forEach(name -> ALL.put("chlo." + name, form));
    }

    private static void enzymexla(PrettyForm form, String... names) {
        List.of(names).forEach(name -> ALL.put("enzymexla." + name, form));
    }

    /** The expectations of the tests of StableHLO's interpreter. */
    private static void check(PrettyForm form, String... names) {
        List.of(names).forEach(name -> ALL.put("check." + name, form));
    }

    /** The operations with a form. */
    static Set<String> names() {
        return Collections.unmodifiableSet(ALL.keySet());
    }

    /** The form of an operation, if it is known. */
    static Optional<PrettyForm> of(String name) {
        return Optional.ofNullable(ALL.get(name));
    }
}
