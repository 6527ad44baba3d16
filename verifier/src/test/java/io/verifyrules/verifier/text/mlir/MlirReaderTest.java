package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.NotRead;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Both forms of an operation are one record, and what is no program is refused at its place. */
class MlirReaderTest {

    private static final String PARAMETERS = "%a: tensor<2x3xf32>, %b: tensor<2x3xf32>, %v: tensor<f32>, "
            + "%p: tensor<2x3xi1>, %i: tensor<i64>, %w: tensor<3x4xf32>, %x: tensor<1x8x8x3xf32>, "
            + "%k: tensor<3x3x3x4xf32>, %c: tensor<2xcomplex<f32>>, %t: tuple<tensor<f32>, tensor<i64>>";

    private static Module module(String... body) {
        return MlirReader
                .read("test.mlir", "func.func @f(" + PARAMETERS + ") {\n" + String.join("\n", body) + "\n  return\n}\n")
                .getFirst();
    }

    private static List<Operation> operations(Module module) {
        return module.functions().getFirst().body().orElseThrow().blocks().getFirst().operations();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            stablehlo.abs %a : tensor<2x3xf32> | "stablehlo.abs"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>
            stablehlo.add %a, %b : tensor<2x3xf32> | "stablehlo.add"(%a, %b) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
            stablehlo.add %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> | "stablehlo.add"(%a, %b) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
            stablehlo.negate %a {note = "x"} : tensor<2x3xf32> | "stablehlo.negate"(%a) {note = "x"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
            stablehlo.convert %a : (tensor<2x3xf32>) -> tensor<2x3xf64> | "stablehlo.convert"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf64>
            stablehlo.constant dense<[1, -2]> : tensor<2xi32> | "stablehlo.constant"() <{value = dense<[1, -2]> : tensor<2xi32>}> : () -> tensor<2xi32>
            stablehlo.constant dense<0x7FC00000> : tensor<f32> | "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
            stablehlo.iota dim = 1 : tensor<2x3xi32> | "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
            stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<2x3xf32> | "stablehlo.broadcast_in_dim"(%v) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
            stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32> | "stablehlo.transpose"(%a) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
            stablehlo.reverse %a, dims = [0] : tensor<2x3xf32> | "stablehlo.reverse"(%a) {dimensions = array<i64: 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
            stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32> | "stablehlo.concatenate"(%a, %b) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
            stablehlo.pad %a, %v, low = [1, 0], high = [0, -1], interior = [0, 2] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32> | "stablehlo.pad"(%a, %v) {edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 2>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
            stablehlo.slice %a [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32> | "stablehlo.slice"(%a) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
            stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32> | "stablehlo.dynamic_slice"(%a, %i, %i) {slice_sizes = array<i64: 1, 3>} : (tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
            stablehlo.compare LT, %a, %b, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1> | "stablehlo.compare"(%a, %b) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
            stablehlo.select %p, %a, %b : tensor<2x3xi1>, tensor<2x3xf32> | "stablehlo.select"(%p, %a, %b) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
            stablehlo.real %c : (tensor<2xcomplex<f32>>) -> tensor<2xf32> | "stablehlo.real"(%c) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
            stablehlo.reduce_precision %a, format = e8m10 : tensor<2x3xf32> | "stablehlo.reduce_precision"(%a) {exponent_bits = 8 : i32, mantissa_bits = 10 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
            stablehlo.dot_general %a, %w, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32> | "stablehlo.dot_general"(%a, %w) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
            stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32> | "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 2>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x4x4xf32>
            stablehlo.custom_call @foo(%a) {has_side_effect = true} : (tensor<2x3xf32>) -> tensor<f32> | "stablehlo.custom_call"(%a) {call_target_name = "foo", has_side_effect = true} : (tensor<2x3xf32>) -> tensor<f32>
            stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>, tensor<i64>>) -> tensor<i64> | "stablehlo.get_tuple_element"(%t) {index = 1 : i32} : (tuple<tensor<f32>, tensor<i64>>) -> tensor<i64>
            chlo.erf %a : tensor<2x3xf32> -> tensor<2x3xf32> | "chlo.erf"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>
            stablehlo.uniform_quantize %a : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 1.0:17>> | "stablehlo.uniform_quantize"(%a) : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 1.0:17>>
            stablehlo.composite "foo.bar" %a, %v {decomposition = @g} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32> | "stablehlo.composite"(%a, %v) {name = "foo.bar", decomposition = @g} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
            chlo.scan (%a) inits (%v) dimension = 1 { ^bb0(%e: tensor<2xf32>, %s: tensor<f32>): stablehlo.return %e, %s : tensor<2xf32>, tensor<f32> } : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32> | "chlo.scan"(%a, %v) ({ ^bb0(%e: tensor<2xf32>, %s: tensor<f32>): "stablehlo.return"(%e, %s) : (tensor<2xf32>, tensor<f32>) -> () }) {dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
            interpreter.probe %a, probe_id = "here" : tensor<2x3xf32> | "interpreter.probe"(%a) {probe_id = "here"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
            enzymexla.math.gelu %a, approximation = TANH : (tensor<2x3xf32>) -> tensor<2x3xf32> | "enzymexla.math.gelu"(%a) {gelu_approximation = #enzymexla.gelu_approximation<TANH>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
            enzymexla.jit_call @g (%a) {backend_config = ""} : (tensor<2x3xf32>) -> tensor<f32> | "enzymexla.jit_call"(%a) {backend_config = "", fn = @g} : (tensor<2x3xf32>) -> tensor<f32>
            enzymexla.kernel_call @g blocks in(%i, %i, %i) threads in(%i, %i, %i) shmem = %i (%a) {} : (tensor<2x3xf32>) -> tensor<f32> | "enzymexla.kernel_call"(%i, %i, %i, %i, %i, %i, %i, %a) {fn = @g, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>} : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<2x3xf32>) -> tensor<f32>
            call @g(%a) : (tensor<2x3xf32>) -> tensor<f32> | "func.call"(%a) {callee = @g} : (tensor<2x3xf32>) -> tensor<f32>
            """)
    void thePrettyFormIsTheGenericOne(String pretty, String generic) {
        assertThat(MlirWriter.write(module("  %r = " + pretty)))
                .isEqualTo(MlirWriter.write(module("  %r = " + generic)));
    }

    @Test
    void aBodyOfOneOperationIsWrittenOut() {
        String applied = "%r = stablehlo.reduce(%a init: %v) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>";
        String spelled = """
                %r = stablehlo.reduce(%a init: %v) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
                 reducer(%left: tensor<f32>, %right: tensor<f32>) {
                  %s = stablehlo.add %left, %right : tensor<f32>
                  stablehlo.return %s : tensor<f32>
                }""";
        String generic = """
                %r = "stablehlo.reduce"(%a, %v) ({
                ^bb0(%left: tensor<f32>, %right: tensor<f32>):
                  %s = "stablehlo.add"(%left, %right) : (tensor<f32>, tensor<f32>) -> tensor<f32>
                  "stablehlo.return"(%s) : (tensor<f32>) -> ()
                }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>""";
        String expected = MlirWriter.write(module(generic));
        assertThat(MlirWriter.write(module(applied))).isEqualTo(expected);
        assertThat(MlirWriter.write(module(spelled))).isEqualTo(expected);
    }

    @Test
    void pairsOfArgumentsOfABodyStandInTheOrderOfTheGenericForm() {
        Operation reduce = operations(module("""
                %r:2 = stablehlo.reduce(%a init: %v), (%b init: %v) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
                 reducer(%p1: tensor<f32>, %q1: tensor<f32>) (%p2: tensor<f32>, %q2: tensor<f32>) {
                  stablehlo.return %p1, %q2 : tensor<f32>, tensor<f32>
                }""")).getFirst();
        assertThat(reduce.operands().stream().map(Value::name)).containsExactly("%a", "%b", "%v", "%v");
        assertThat(reduce.regions().getFirst().blocks().getFirst().arguments().stream().map(Value::name))
                .containsExactly("%p1", "%p2", "%q1", "%q2");
        assertThat(reduce.results().stream().map(Value::name)).containsExactly("%r#0", "%r#1");
    }

    @Test
    void bothRegionsOfALoopHaveItsValuesAsArguments() {
        Module module = module("""
                %l:2 = stablehlo.while(%j = %i, %s = %v) : tensor<i64>, tensor<f32>
                 cond {
                  %n = stablehlo.constant dense<3> : tensor<i64>
                  %c0 = stablehlo.compare LT, %j, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
                  stablehlo.return %c0 : tensor<i1>
                } do {
                  %d = stablehlo.add %s, %s : tensor<f32>
                  stablehlo.return %j, %d : tensor<i64>, tensor<f32>
                }
                %e = stablehlo.add %l#1, %l#1 : tensor<f32>""");
        Operation loop = operations(module).getFirst();
        assertThat(loop.regions()).hasSize(2);
        assertThat(loop.regions().get(0).blocks().getFirst().arguments())
                .doesNotContainAnyElementsOf(loop.regions().get(1).blocks().getFirst().arguments());
        assertThat(operations(module).get(1).operands()).containsExactly(loop.results().get(1), loop.results().get(1));
        assertThat(MlirReader.read("again", MlirWriter.write(module)).stream().map(MlirWriter::write))
                .containsExactly(MlirWriter.write(module));
    }

    @Test
    void aNameIsAValueOfItsOwnInEachFunction() {
        Module module = MlirReader.read("two.mlir", """
                module @m attributes {key = 1 : i32} {
                  func.func private @g(tensor<f32>) -> tensor<f32>
                  func.func @f(%x: tensor<f32> {note}) -> (tensor<f32> {note}) { return %x : tensor<f32> }
                  func.func @h(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> loc("a":1:2) } loc(unknown)
                }
                #loc = loc(unknown)
                """).getFirst();
        assertThat(module.functions().stream().map(function -> function.name())).containsExactly("g", "f", "h");
        assertThat(module.function("g").orElseThrow().isPrivate()).isTrue();
        assertThat(module.function("g").orElseThrow().body()).isEmpty();
        Value first = argument(module, "f");
        Value second = argument(module, "h");
        assertThat(first.name()).isEqualTo(second.name());
        assertThat(first).isNotEqualTo(second);
    }

    private static Value argument(Module module, String function) {
        return module.function(function).orElseThrow().body().orElseThrow().blocks().getFirst().arguments().getFirst();
    }

    @Test
    void linesSplitATextIntoModules() {
        List<Module> modules = MlirReader.read("split.mlir", """
                // RUN: tool %s
                // -----
                func.func @f() { return }
                  // ----- again
                // Nothing but this.
                // -----
                func.func @g() { return }
                """);
        assertThat(modules.stream().map(module -> module.functions().getFirst().name())).containsExactly("f", "g");
        assertThat(modules.get(1).functions().getFirst().place().line()).isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "dense<\"0x0000803F\"> : tensor<1xf32>",
            "dense<> : tensor<0xf32>", "dense<true> : tensor<2xi1>", "dense<(1.0, -2.5e-01)> : tensor<2xcomplex<f32>>",
            "dense<[]> : tensor<0xi32>", "dense<-0.000000e+00> : tensor<f64>",
            "dense_resource<weights> : tensor<2xf32>", "dense<0xFF800000> : tensor<f32>"})
    void constantsAreWrittenAsTheyWereRead(String value) {
        assertThat(MlirWriter.write(module("  %r = stablehlo.constant " + value))).contains("{value = " + value + "}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 : i64", "-1 : si8", "1.5e+00 : bf16", "\"a\\22b\\0A\"", "unit", "[@f, @\"a b\"::@g]",
            "{a = 1 : i32, b}", "array<i1: true, false>", "tensor<?x2xf8E4M3FN>", "tensor<*xf32>",
            "(tensor<f32>) -> (tensor<f32>, tuple<>)", "#stablehlo<precision DEFAULT>", "#other.words",
            "affine_map<(d0)->(d0)>", "#a.b<c \"d  e, f\":[1, 2]x->y, z<3> =4>", "tensor<2xf32, #stablehlo.bounds<3>>",
            "!stablehlo.token"})
    void attributesAreWrittenAsTheyWereRead(String attribute) {
        String text = MlirWriter.write(module("  \"a.b\"() {x = " + attribute + "} : () -> ()"));
        String again = MlirReader.read("again", text).stream().map(MlirWriter::write).collect(Collectors.joining());
        assertThat(again).isEqualTo(text);
        assertThat(text).contains(attribute.equals("unit") ? "{x}" : "{x = " + attribute.replace("\\22", "\\\"") + "}");
    }

    @Test
    void aCommaMayStandBehindTheLastField() {
        assertThat(MlirWriter.write(module("  \"a.b\"() {x = #c.d<e = [0], f = 1,>} : () -> ()")))
                .contains("{x = #c.d<e = [0], f = 1>}");
    }

    @Test
    void namesStandForTypesAndAttributes() {
        Module module = MlirReader.read("alias.mlir", """
                #rel = #stablehlo<comparison_direction GT>
                !v = tensor<2xf32>
                func.func @f(%x: !v) -> tensor<2xi1> {
                  %0 = "stablehlo.compare"(%x, %x) {comparison_direction = #rel} : (!v, tensor<2xf32>) -> tensor<2xi1>
                  return %0 : tensor<2xi1>
                }
                """).getFirst();
        assertThat(MlirWriter.write(module)).contains("comparison_direction = #stablehlo<comparison_direction GT>")
                .contains("(tensor<2xf32>, tensor<2xf32>)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            stablehlo.add %a, %nothing : tensor<2x3xf32> | 2:26: expected a value that is defined before it is used, found '%nothing : tensor<2x'
            stablehlo.add %a, %v : tensor<2x3xf32> | 2:29: expected the types of the operands of stablehlo.add, [tensor<2x3xf32>, tensor<f32>], found [tensor<2x3xf32>, tensor<2x3xf32>]
            stablehlo.ad %a : tensor<2x3xf32> | 2:8: expected an operation that is known in pretty form, found stablehlo.ad; did you mean 'stablehlo.add'? Or write it in generic form, as "stablehlo.ad"(..) : (..) -> ..
            stablehlo.transpose %a, dimensions = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32> | 2:32: expected one of dims, found 'dimensions'
            stablehlo.transpose %a, dims = [1, 0] : tensor<3x2xf32> | 3:3: expected the type of a function before this, such as (tensor<2xf32>) -> tensor<f32>, found 'return'
            stablehlo.transpose %a : (tensor<2x3xf32>) -> tensor<3x2xf32> | 2:31: expected dims = .. before this, found ': (tensor<2x3xf32>)'
            stablehlo.constant dense<[[1, 2], [3]]> : tensor<2x2xi32> | 2:45: expected lists of equal lengths before this: one has 2 entries, one 1, found ']> : tensor<2x2xi32>'
            stablehlo.constant dense<[1, [3]]> : tensor<2x2xi32> | 2:37: expected lists of equal depth, found '[3]]> : tensor<2x2xi'
            stablehlo.abs %a : tensor<2x3xf3 | 3:3: expected '>', found 'return'
            "a.b"() {x = 1, x = 2} : () -> () | 2:29: expected one value for x before this; there are two, found '} : () -> ()'
            "a.b"()[^bb1] : () -> () | 2:15: expected an operation without successors, found '[^bb1] : () -> ()'
            stablehlo.negate %a : tensor<99999999999999999999xf32> | 2:37: expected a size, found '99999999999999999999'
            """)
    void aMistakeIsNamedAtItsPlace(String operation, String message) {
        assertThatThrownBy(() -> module("  %r = " + operation)).isInstanceOf(NotRead.class)
                .hasMessage("test.mlir:" + message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            check.expect_eq %a, %b : tensor<2x3xf32> | "check.expect_eq"(%a, %b) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
            check.expect_almost_eq %a, %b, tolerance = 0.1 : tensor<2x3xf32> | "check.expect_almost_eq"(%a, %b) {tolerance = 0.1 : f64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
            check.expect_almost_eq_const %v, dense<5.1> : tensor<f32> {tolerance = 0.1 : f64} | "check.expect_almost_eq_const"(%v) {tolerance = 0.1 : f64, value = dense<5.1> : tensor<f32>} : (tensor<f32>) -> ()
            check.expect_serialized_eq %a, probe_id = "p", iter = 2 : tensor<2x3xf32> | "check.expect_serialized_eq"(%a) {probe_id = "p", iteration = 2 : i32} : (tensor<2x3xf32>) -> ()
            """)
    void expectationsOfTheInterpretersTestsHaveNoResults(String pretty, String generic) {
        assertThat(MlirWriter.write(module("  " + pretty))).isEqualTo(MlirWriter.write(module("  " + generic)));
    }

    @Test
    void aValueIsDefinedOnce() {
        assertThatThrownBy(() -> module("  %a = stablehlo.constant dense<1> : tensor<i32>"))
                .hasMessage("test.mlir:2:3: expected a new name, found %a, which is defined in line 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"func.func @f(", "module {", "func.func @f() { \"a\"() ({", "func.func @f() { %", "#a = ",
            "\"", "}", "dense<"})
    void aTextThatEndsEarlyIsRefusedWithItsPlace(String text) {
        assertThatThrownBy(() -> MlirReader.read("short.mlir", text)).isInstanceOf(NotRead.class)
                .hasMessageContaining("short.mlir:1:");
    }
}
