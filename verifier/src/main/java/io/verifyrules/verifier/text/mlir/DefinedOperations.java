package io.verifyrules.verifier.text.mlir;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The operations that dialects define, also those that are read in generic form only, and those without a meaning here. Any other name of
 * such a dialect is a mistake. Names of earlier versions are among them.
 */
public final class DefinedOperations {

    private static final Map<String, SortedSet<String>> BY_DIALECT = byDialect();

    private DefinedOperations() {
    }

    /** Whether a name is that of a dialect which defines no such operation. */
    public static boolean isUndefined(String name) {
        return ofDialect(name).filter(defined -> !defined.contains(name)).isPresent();
    }

    /** The operations of the dialect that a name begins with, with their full names; empty where these are not known. */
    static Optional<SortedSet<String>> ofDialect(String name) {
        return Optional.ofNullable(BY_DIALECT.get(name.substring(0, Math.max(0, name.indexOf('.')))));
    }

    private static Map<String, SortedSet<String>> byDialect() {
        Map<String, SortedSet<String>> all = new HashMap<>();
        all.put("affine", names("affine", """
                apply delinearize_index dma_start dma_wait for if linearize_index load max min parallel prefetch store
                vector_load vector_store yield
                """));
        all.put("arith", names("arith", """
                addf addi addui_extended andi bitcast ceildivsi ceildivui cmpf cmpi constant convertf divf divsi divui
                extf extsi extui floordivsi flush_denormals fptosi fptoui index_cast index_castui maximumf maxnumf maxsi
                maxui minimumf minnumf minsi minui mulf muli mulsi_extended mului_extended negf ori remf remsi remui
                scaling_extf scaling_truncf select shli shrsi shrui sitofp subf subi subui_extended truncf trunci uitofp
                xori
                """));
        all.put("chlo", names("chlo", """
                _asin_acos_kernel acos acosh asin asinh atan atanh bessel_i1e broadcast_add broadcast_and
                broadcast_atan2 broadcast_compare broadcast_complex broadcast_divide broadcast_maximum broadcast_minimum
                broadcast_multiply broadcast_next_after broadcast_or broadcast_polygamma broadcast_power
                broadcast_remainder broadcast_select broadcast_shift_left broadcast_shift_right_arithmetic
                broadcast_shift_right_logical broadcast_subtract broadcast_xor broadcast_zeta conj constant
                constant_like cosh digamma dynamic_reshape erf erf_inv erfc is_inf is_neg_inf is_pos_inf lgamma
                minimum_broadcast_shapes mulhi next_after polygamma ragged_dot rank_specialization_cluster
                rank_specialization_cluster_yield scan sinh square tan top_k zeta
                """));
        all.put("func", names("func", """
                call call_indirect constant func return
                """));
        all.put("linalg", names("linalg", """
                abs add batch_matmul batch_matmul_transpose_a batch_matmul_transpose_b batch_matvec batch_mmt4d
                batch_reduce_matmul batch_vecmat broadcast ceil contract conv_1d conv_1d_ncw_fcw conv_1d_nwc_wcf conv_2d
                conv_2d_nchw_fchw conv_2d_nchw_fchw_q conv_2d_ngchw_fgchw conv_2d_ngchw_gfchw conv_2d_ngchw_gfchw_q
                conv_2d_nhwc_fhwc conv_2d_nhwc_fhwc_q conv_2d_nhwc_hwcf conv_2d_nhwc_hwcf_q conv_2d_nhwgc_gfhwc
                conv_2d_nhwgc_gfhwc_q conv_3d conv_3d_ncdhw_fcdhw conv_3d_ndhwc_dhwcf conv_3d_ndhwc_dhwcf_q copy
                depthwise_conv_1d_ncw_cw depthwise_conv_1d_nwc_wc depthwise_conv_1d_nwc_wcm depthwise_conv_2d_nchw_chw
                depthwise_conv_2d_nhwc_hwc depthwise_conv_2d_nhwc_hwc_q depthwise_conv_2d_nhwc_hwcm
                depthwise_conv_2d_nhwc_hwcm_q depthwise_conv_3d_ncdhw_cdhw depthwise_conv_3d_ndhwc_dhwc
                depthwise_conv_3d_ndhwc_dhwcm div div_unsigned dot elementwise elemwise_binary elemwise_unary erf exp
                fill fill_rng_2d floor generic index init_tensor log map matmul matmul_transpose_a matmul_transpose_b
                matmul_unsigned matvec max min mmt4d mul negf pack pooling_nchw_max pooling_nchw_sum pooling_ncw_max
                pooling_ncw_sum pooling_ndhwc_max pooling_ndhwc_min pooling_ndhwc_sum pooling_nhwc_max
                pooling_nhwc_max_unsigned pooling_nhwc_min pooling_nhwc_min_unsigned pooling_nhwc_sum pooling_nwc_max
                pooling_nwc_max_unsigned pooling_nwc_min pooling_nwc_min_unsigned pooling_nwc_sum powf
                quantized_batch_matmul quantized_matmul reciprocal reduce round rsqrt select softmax sqrt square sub
                tanh tensor_collapse_shape tensor_expand_shape tiled_loop transpose unpack vecmat
                winograd_filter_transform winograd_input_transform winograd_output_transform yield
                """));
        all.put("math", names("math", """
                absf absi acos acosh asin asinh atan atan2 atanh cbrt ceil clampf copysign cos cosh ctlz ctpop cttz erf
                erfc exp exp2 expm1 floor fma fpowi ipowi isfinite isinf isnan isnormal log log10 log1p log2 powf round
                roundeven rsqrt sin sincos sinh sqrt tan tanh trunc
                """));
        all.put("stablehlo", names("stablehlo", """
                abs add after_all all_gather all_reduce all_to_all and async_done async_start atan2 batch_norm_grad
                batch_norm_inference batch_norm_training bitcast_convert broadcast broadcast_in_dim case cbrt ceil
                cholesky clamp collective_broadcast collective_permute compare complex composite concatenate constant
                convert convolution cosine count_leading_zeros create_token cross-replica-sum custom_call divide dot
                dot_general dynamic_broadcast_in_dim dynamic_conv dynamic_gather dynamic_iota dynamic_pad
                dynamic_reshape dynamic_slice dynamic_update_slice einsum exponential exponential_minus_one fft floor
                gather get_dimension_size get_tuple_element if imag infeed iota is_finite log log_plus_one logistic map
                maximum minimum multiply negate not optimization_barrier or outfeed pad partition_id popcnt power real
                real_dynamic_slice recv reduce reduce_precision reduce_scatter reduce_window remainder replica_id
                reshape return reverse rng rng_bit_generator round_nearest_afz round_nearest_even rsqrt scatter select
                select_and_scatter send set_dimension_size shift_left shift_right_arithmetic shift_right_logical sign
                sine slice sort sqrt subtract tan tanh torch_index_select trace transpose triangular_solve tuple
                unary_einsum uniform_dequantize uniform_quantize while xor
                """));
        all.put("tensor", names("tensor", """
                bitcast cast collapse_shape concat dim empty expand_shape extract extract_slice from_elements gather
                generate insert insert_slice pack pad parallel_insert_slice rank reshape scatter splat unpack yield
                """));
        all.put("tosa", names("tosa", """
                abs add add_shape apply_scale argmax arithmetic_right_shift assert_equal_shape avg_pool2d
                avg_pool2d_adaptive bitwise_and bitwise_not bitwise_or bitwise_xor cast cast_from_block_scaled
                cast_to_block_scaled ceil clamp clz concat concat_shape cond_if const const_shape conv2d
                conv2d_block_scaled conv3d cos custom depthwise_conv2d dim div div_ceil_shape div_floor_shape div_shape
                equal erf exp exp2_shape fft2d floor fully_connected gather greater greater_equal identity int_div
                intdiv log log2_ceil_shape log2_floor_shape logical_and logical_left_shift logical_not logical_or
                logical_right_shift logical_xor matmul matmul_t_block_scaled max_pool2d max_pool2d_adaptive max_shape
                maximum min_shape minimum mod_shape mul mul_shape negate pad pow reciprocal reduce_all reduce_any
                reduce_max reduce_min reduce_prod reduce_product reduce_sum rescale reshape resize reverse rfft2d rsqrt
                scatter select sigmoid sin slice slice_shape sub sub_shape table tanh tile transpose transpose_conv2d
                variable variable.read variable.write variable_read variable_write while_loop yield
                """));
        return Map.copyOf(all);
    }

    private static SortedSet<String> names(String dialect, String text) {
        SortedSet<String> names = new TreeSet<>();
        Stream.of(text.strip().split("\\s+")).forEach(name -> names.add(dialect + "." + name));
        return Collections.unmodifiableSortedSet(names);
    }
}
