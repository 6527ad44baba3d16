package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.hlo.HloReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** An instruction becomes operations that say exactly the same, or stays one of HLO with the reason. */
class HloLoweringTest {

    private static final String COMPUTATIONS = """
            add {
              a = f32[] parameter(0)
              b = f32[] parameter(1)
              ROOT r = f32[] add(a, b)
            }

            wide {
              a = f64[] parameter(0)
              b = f64[] parameter(1)
              ROOT r = f64[] add(a, b)
            }

            neg {
              a = f32[4] parameter(0)
              ROOT r = f32[4] negate(a)
            }

            """;

    private static Function lowered(String instruction) {
        String text = "HloModule m\n\n" + COMPUTATIONS + "ENTRY main {\n  v = f32[] parameter(0)\n"
                + "  w = f32[4] parameter(1)\n  i = s32[] parameter(2)\n  x = f32[2,2] parameter(3)\n"
                + "  t = f32[2,2]{0,1} copy(x)\n  p = pred[] parameter(4)\n  d = f32[<=4] parameter(5)\n  b = bf16[4] parameter(6)\n"
                + "  k = token[] after-all()\n  n = s32[2,1] parameter(7)\n  u = f32[2,2] parameter(8)\n  ROOT y = "
                + instruction + "\n}\n";
        HloReader.Part part = HloReader.parts("m.hlo", text).getFirst();
        Entry entry = part.entry().orElseThrow();
        assertThat(entry).as(entry.toString()).isInstanceOf(Entry.Read.class);
        Entry.Read read = (Entry.Read) entry;
        return HloLowering.function(read.function(), read.module());
    }

    private static List<Operation> operations(Function function) {
        List<Operation> all = function.body().orElseThrow().blocks().getFirst().operations();
        return all.stream().filter(each -> !each.name().equals("stablehlo.after_all")).toList();
    }

    private static String reason(Operation operation) {
        return operation.attributes()
                .get(NotDenoted.REASON) instanceof Attribute.Of(Literal.Text(String text), var type) ? text : "none";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            f32[4] negate(w), unknown=1                                            | what its attribute 'unknown' means is not known here
            f32[4] exponential(w), result_accuracy={mode=highest}                  | what its attribute 'result_accuracy' means is not known here
            f32[4] negate(w, w)                                                    | it has 2 operands, not 1
            f32[4] misspelt(w)                                                     | it is no opcode that is known here
            f32[4] custom-call(w), custom_call_target="f"                          | nothing says what it computes
            f32[4] rng(v, v), distribution=rng_uniform                             | its results are chosen by chance
            u64[2] rng-get-and-update-state(), delta=4                             | its results are chosen by chance
            f32[4] all-reduce(w), replica_groups={{0,1}}, to_apply=add             | its results depend on other processes
            f32[4] all-gather(w), replica_groups=[2,4]<=[8]T(1,0), dimensions={0}  | its results depend on other processes
            (f32[4], u32[], token[]) send(w, k), channel_id=1                      | its results depend on other processes
            f32[4] copy-done(w)                                                    | it is a part of something that runs aside
            c64[4] fft(w), fft_type=FFT, fft_length={4}                            | the language has no such operator
            f32[4] negate(d)                                                       | a size is known at run time only
            pred[] compare(i, i), direction=LT, type=UNSIGNED                      | elements are compared as UNSIGNED, not as SIGNED
            f32[4] bitcast(t)                                                      | the layout {0,1} decides what it computes
            f32[2,2]{0,1} bitcast(x)                                               | the layout {0,1} decides what it computes
            f32[4]{0:T(128)} bitcast(x)                                            | the layout {0:T(128)} decides what it computes
            s32[4] bitcast(w)                                                      | its elements become those of another type
            f32[3] copy(w)                                                         | its result is stated as tensor<3xf32>, and is of the types [tensor<4xf32>]
            f32[4,2] broadcast(x), dimensions={0,1}                                | dimension 0 has the size 2, and 4 in the result
            f32[4] concatenate(w), dimensions={0,1}                                | it names the dimensions [0, 1], not a single one
            f32[] reduce(b, v), dimensions={0}, to_apply=add                       | elements of the types [bf16, f32] become those of the types [f32]
            f32[] reduce(w, v), dimensions={0}, to_apply=wide                      | wide takes [tensor<f64>, tensor<f64>] and gives [tensor<f64>], not [tensor<f32>, tensor<f32>] and [tensor<f32>]
            bf16[] dot(w, w), lhs_contracting_dims={0}, rhs_contracting_dims={0}   | elements of type f32 become those of type bf16
            f32[] dot(w, w), lhs_contracting_dims={0}, rhs_contracting_dims={0}, algorithm=dot_bf16_bf16_f32 | what its attribute 'algorithm' means is not known here
            f32[4] reduce-window(w, v), window={size=1 rhs_reversal=1}, to_apply=add | its window is reversed
            f32[4] reduce-window(w, v), window={size=1 other=1}, to_apply=add      | what 'other' means in a window is not known here
            f32[1,1] convolution(x, x), dim_labels=bf_io->b?                       | dim_labels is bf_io->b? for a kernel with 2 dimensions
            f32[2] dynamic-slice(w, w), dynamic_slice_sizes={2}                    | operand 1 is no single number
            f32[4] conditional(p, w), true_computation=neg, false_computation=neg  | it has 2 computations, and 2 operands, of which the first one is of the type tensor<i1>
            f32[4] conditional(p, w, x), branch_computations={neg, neg}            | neg takes [[tensor<4xf32>]], and is given [[tensor<2x2xf32>]]
            f32[2,2] call(x), to_apply=neg                                         | neg takes [[tensor<4xf32>]], and is given [[tensor<2x2xf32>]]
            f32[4] while(w), condition=neg, body=neg                               | what its computations give is not what it carries
            f32[] get-tuple-element(w), index=0                                    | the index is 0, and the operand of the type tensor<4xf32>
            """)
    void whatIsNotUnderstoodStaysAnInstruction(String instruction, String why) {
        Operation refused = operations(lowered(instruction)).getFirst();
        assertThat(refused.name()).startsWith("hlo.");
        assertThat(reason(refused)).isEqualTo(why);
    }

    @ParameterizedTest
    @ValueSource(strings = {"f32[4] negate(w), metadata={op_name=\"a, b=}\"}, sharding={devices=[2]<=[2]}",
            "f32[4] negate(w), backend_config={\"a\":{\"b\":[1, 2]}}, frontend_attributes={x=\"y\"}",
            "f32[4] negate(w), backend_config=\"opaque\", control-predecessors={%v, %w}",
            "f32[4] negate(w), statistics={visualizing_index=0, s=1}, origin={{\"a\" {0}}}"})
    void whatChangesNoValueIsPassedOver(String instruction) {
        assertThat(operations(lowered(instruction)).getFirst().name()).isEqualTo("stablehlo.negate");
    }

    /** What two instructions may differ by is what they are told apart by. */
    @Test
    void whatALibraryMayDependOnIsKept() {
        Operation call = operations(
                lowered("f32[4] custom-call(w), custom_call_target=\"f\", backend_config={\"alpha\":1},"
                        + " sharding={replicated}, metadata={op_name=\"a\"}, called_computations={add}, custom_call_has_side_effect=true"))
                .getFirst();
        assertThat(call.attributes())
                .containsKeys("backend_config", "sharding", "custom_call_target", "layouts", "has_side_effect")
                .doesNotContainKey("metadata");
        assertThat(call.regions()).hasSize(1);
    }

    @Test
    void aFunctionTakesAndGivesArrays() {
        String text = """
                HloModule m

                f {
                  a = f32[2] parameter(0)
                  ROOT n = f32[2] negate(a)
                }

                ENTRY e {
                  t = (f32[2], (s32[], f32[2]{0:T(128)})) parameter(0)
                  p = (s32[], f32[2]) get-tuple-element(t), index=1
                  x = f32[2] get-tuple-element(p), index=1
                  y = f32[2] fusion(x), kind=kLoop, calls=f
                  ROOT r = (f32[2], (s32[], f32[2])) tuple(y, p)
                }
                """;
        Entry.Read read = (Entry.Read) HloReader.parts("m.hlo", text).getFirst().entry().orElseThrow();
        Function function = HloLowering.function(read.function(), read.module());
        assertThat(function.type()).hasToString(
                "(tensor<2xf32>, tensor<i32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>, tensor<2xf32>)");
        assertThat(function.attributes().get(HloLowering.SIGNATURE)).hasToString(
                "(tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>) -> tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>");
        List<Operation> all = operations(function);
        assertThat(all).extracting(Operation::name).containsExactly("stablehlo.negate", "func.return");
        assertThat(all.getFirst().place()).hasToString("m.hlo:5:19");
        List<Value> arguments = function.body().orElseThrow().blocks().getFirst().arguments();
        assertThat(arguments).extracting(Value::name).containsExactly("%t#0", "%t#1", "%t#2");
        assertThat(all.getLast().operands().getLast()).isSameAs(arguments.getLast());
    }

    /** Thirty computations of which each calls the one before twice are a billion instructions. */
    @Test
    @OnItsDay(turn = 0, of = 3)
    void callsThatMultiplyAreRefused() {
        StringBuilder text = new StringBuilder(
                "HloModule m\n\nc0 {\n  a = f32[] parameter(0)\n  ROOT n = f32[] negate(a)\n}\n");
        for (int i = 1; i <= 30; i++) {
            text.append("c")
                    .append(i)
                    .append(" {\n  a = f32[] parameter(0)\n  b = f32[] call(a), to_apply=c")
                    .append(i - 1)
                    .append("\n  ROOT n = f32[] call(b), to_apply=c")
                    .append(i - 1)
                    .append("\n}\n");
        }
        text.append("ENTRY e {\n  a = f32[] parameter(0)\n  ROOT n = f32[] call(a), to_apply=c30\n}\n");
        Entry.Read read = (Entry.Read) HloReader.parts("m.hlo", text.toString()).getFirst().entry().orElseThrow();
        assertThat(reason(operations(HloLowering.function(read.function(), read.module())).getFirst()))
                .startsWith("it calls computations with more than");
    }
}
