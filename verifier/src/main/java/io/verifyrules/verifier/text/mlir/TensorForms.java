package io.verifyrules.verifier.text.mlir;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The pretty forms of {@code arith}, {@code math}, {@code tensor}, {@code linalg} and {@code affine.apply}, by name of operation. */
final class TensorForms {

    private TensorForms() {
    }

    /** All of them. */
    static Map<String, PrettyForm> all() {
        Map<String, PrettyForm> all = new HashMap<>();
        put(all, "arith", new ArithForm(Typing.SAME), "addf", "addi", "andi", "ceildivsi", "ceildivui", "divf", "divsi",
                "divui", "floordivsi", "maximumf", "maxnumf", "maxsi", "maxui", "minimumf", "minnumf", "minsi", "minui",
                "mulf", "muli", "negf", "ori", "remf", "remsi", "remui", "shli", "shrsi", "shrui", "subf", "subi",
                "xori");
        put(all, "arith", new ConversionForm(), "bitcast", "extf", "extsi", "extui", "fptosi", "fptoui", "index_cast",
                "index_castui", "sitofp", "truncf", "trunci", "uitofp");
        put(all, "arith", new ScalarConstantForm(), "constant");
        put(all, "arith", new PredicateForm(PredicateForm.OF_INTEGERS), "cmpi");
        put(all, "arith", new PredicateForm(PredicateForm.OF_FLOATS), "cmpf");
        put(all, "arith", new SelectForm(), "select");
        put(all, "math", new ArithForm(Typing.SAME), "absf", "absi", "acos", "acosh", "asin", "asinh", "atan", "atan2",
                "atanh", "cbrt", "ceil", "copysign", "cos", "cosh", "ctlz", "ctpop", "cttz", "erf", "erfc", "exp",
                "exp2", "expm1", "floor", "fma", "ipowi", "log", "log10", "log1p", "log2", "powf", "round", "roundeven",
                "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh", "trunc");
        put(all, "tensor", TensorOperandsForm.EMPTY, "empty");
        put(all, "tensor", TensorOperandsForm.DIM, "dim");
        put(all, "tensor", TensorOperandsForm.EXTRACT, "extract");
        put(all, "tensor", TensorOperandsForm.INSERT, "insert");
        put(all, "tensor", TensorOperandsForm.FROM_ELEMENTS, "from_elements");
        put(all, "tensor", new ConversionForm(), "bitcast", "cast");
        put(all, "tensor", new TensorSliceForm(false), "extract_slice");
        put(all, "tensor", new TensorSliceForm(true), "insert_slice");
        put(all, "tensor", new ReassociationForm(), "collapse_shape", "expand_shape");
        put(all, "tensor", new TensorPadForm(), "pad");
        put(all, "tensor", new TensorGenerateForm(), "generate");
        put(all, "tensor", Keyed.of(Typing.OPERANDS), "yield");
        put(all, "linalg", Keyed.of(Typing.OPERANDS), "yield");
        put(all, "linalg", new LinalgIndexForm(), "index");
        put(all, "linalg", new LinalgForm(true), "generic");
        put(all, "linalg", new LinalgMoveForm("permutation"), "transpose");
        put(all, "linalg", new LinalgMoveForm("dimensions"), "broadcast");
        put(all, "linalg", new LinalgForm(false), "abs", "add", "batch_matmul", "batch_matvec", "ceil", "conv_1d",
                "conv_1d_ncw_fcw", "conv_1d_nwc_wcf", "conv_2d", "conv_2d_nchw_fchw", "conv_2d_nhwc_fhwc",
                "conv_2d_nhwc_hwcf", "conv_3d", "conv_3d_ndhwc_dhwcf", "copy", "depthwise_conv_2d_nchw_chw",
                "depthwise_conv_2d_nhwc_hwc", "depthwise_conv_2d_nhwc_hwcm", "div", "dot", "exp", "fill", "floor",
                "log", "matmul", "matmul_transpose_a", "matmul_transpose_b", "matvec", "max", "min", "mul", "negf",
                "pooling_nchw_max", "pooling_nchw_sum", "pooling_nhwc_max", "pooling_nhwc_min", "pooling_nhwc_sum",
                "sub", "vecmat");
        put(all, "affine", new ApplyForm(), "apply");
        return all;
    }

    private static void put(Map<String, PrettyForm> all, String dialect, PrettyForm form, String... names) {
        List.of(names).forEach(name -> all.put(dialect + "." + name, form));
    }
}
