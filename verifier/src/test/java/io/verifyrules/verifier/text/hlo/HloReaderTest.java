package io.verifyrules.verifier.text.hlo;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.NotRead;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Computations of HLO are functions; what changes no value is passed over, and what is no HLO is refused at its place. */
class HloReaderTest {

    private static final String MODULE = """
            HloModule jit_f, is_scheduled=true, entry_computation_layout={(f32[8,4]{1,0}, s32[1]{0})->(f32[8]{0}, f32[1,8]{1,0})}

            %add (x: f32[], y: f32[]) -> f32[] {
              %x = f32[] parameter(0)
              %y = f32[] parameter(1)
              ROOT %add.1 = f32[] add(%x, %y)
            }

            %fused (p: f32[8,4]) -> f32[8] {
              %p = f32[8,4]{1,0:T(8,128)S(1)} parameter(0)
              %zero = f32[] constant(0)
              ROOT %sum = f32[8]{0} reduce(f32[8,4]{1,0} %p, f32[] %zero), dimensions={1}, to_apply=%add
            }

            ENTRY %main (a: f32[8,4], i: s32[1]) -> (f32[8], f32[1,8]) {
              %i = s32[1]{0} parameter(1), sharding={devices=[2,1]<=[2]}
              %a = f32[8,4]{1,0} parameter(0), metadata={op_name="a}b" source_line=3}
              %f = f32[8]{0} fusion(%a), kind=kLoop, calls=%fused /*that is all*/
              // A comment.
              %g = f32[1,8]{1,0} reshape(/*index=0*/%f), frontend_attributes={a="b"}
              ROOT %t = (f32[8]{0}, f32[1,8]{1,0}) tuple(%f, %g)
            }, execution_thread="main"
            """;

    private static List<Operation> operations(Function function) {
        return function.body().orElseThrow().blocks().getFirst().operations();
    }

    @Test
    void aComputationIsAFunctionOfItsParameters() {
        Module module = HloReader.read("m.hlo", MODULE).getFirst();
        assertThat(module.name()).contains("jit_f");
        assertThat(module.functions()).extracting(Function::name).containsExactly("add", "fused", "main");
        Function main = module.function("main").orElseThrow();
        assertThat(main.type())
                .hasToString("(tensor<8x4xf32>, tensor<1xi32>) -> tuple<tensor<8xf32>, tensor<1x8xf32>>");
        assertThat(main.attributes()).containsKey(HloReader.ENTRY);
        assertThat(operations(main)).extracting(Operation::name)
                .containsExactly("hlo.fusion", "hlo.reshape", "hlo.tuple", "hlo.return");
        Operation fusion = operations(main).getFirst();
        assertThat(fusion.attributes().get("calls")).isEqualTo(new Attribute.Symbol(List.of("fused")));
        assertThat(fusion.place()).hasToString("m.hlo:18:18");
        assertThat(fusion.results().getFirst().place()).hasToString("m.hlo:18:3");
    }

    @Test
    void whatWasReadIsWrittenAndReadAgain() {
        String written = HloWriter.write(HloReader.read("m.hlo", MODULE).getFirst());
        assertThat(written).isEqualTo("""
                HloModule jit_f

                add {
                  x = f32[] parameter(0)
                  y = f32[] parameter(1)
                  ROOT add.1 = f32[] add(x, y)
                }

                fused {
                  p = f32[8,4] parameter(0)
                  zero = f32[] constant(0.0)
                  ROOT sum = f32[8] reduce(p, zero), dimensions={1}, to_apply=add
                }

                ENTRY main {
                  a = f32[8,4] parameter(0)
                  i = s32[1] parameter(1)
                  f = f32[8] fusion(a), calls=fused, kind=kLoop
                  g = f32[1,8] reshape(f)
                  ROOT t = (f32[8], f32[1,8]) tuple(f, g)
                }

                """);
        assertThat(HloWriter.write(HloReader.read("again", written).getFirst())).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            f32[2,2] constant({{1, -2.5}, {inf, nan}})              | f32[2,2] constant({{1.0, -2.5}, {inf, nan}})
            f64[] constant(-inf)                                    | f64[] constant(-inf)
            bf16[] constant(1e-5)                                   | bf16[] constant(1.0e-5)
            pred[2] constant({1, false})                            | pred[2] constant({true, false})
            c64[] constant((1, -2))                                 | c64[] constant((1.0, -2.0))
            u8[0] constant({})                                      | u8[0] constant({})
            s4[3]{0:E(4)} constant({1, 2, 3})                       | s4[3] constant({1, 2, 3})
            f8e4m3fn[2] constant({...})                             | f8e4m3fn[2] constant({...})
            f8e4m3fn[2] constant({448, nan})                        | f8e4m3fn[2] constant({448.0, nan})
            f32[<=8] broadcast(v), dimensions={}                    | f32[<=8] broadcast(v), dimensions={}
            f32[1] slice(w), slice={[1:4:3]}                        | f32[1] slice(w), slice={[1:4:3]}
            f32[2] slice(w), slice={[0:2]}                          | f32[2] slice(w), slice={[0:2:1]}
            f32[9] pad(w, v), padding=1_0_1                         | f32[9] pad(w, v), padding=1_0_1
            f32[6] pad(w, v), padding=-1_3                          | f32[6] pad(w, v), padding=-1_3_0
            f32[] pad(v, v), padding=                               | f32[] pad(v, v), padding=
            pred[4] compare(w, w), direction=LT, type=FLOAT         | pred[4] compare(w, w), direction=LT, type=FLOAT
            f32[4] reduce-window(w, v), window={size=3 stride=1 pad=1_1}, to_apply=add | f32[4] reduce-window(w, v), to_apply=add, window={pad=1_1 size=3 stride=1}
            f32[4] custom-call(w), custom_call_target="a\\"b"        | f32[4] custom-call(w), custom_call_target="a\\"b"
            (f32[4], (s32[])) custom-call(), custom_call_target="t" | (f32[4], (s32[])) custom-call(), custom_call_target="t"
            f32[4] conditional(i, w, w), branch_computations={%neg, %neg} | f32[4] conditional(i, w, w), branch_computations={neg, neg}
            f32[2,2]{0,1} custom-call(), custom_call_target="t", replica_groups=[2,4]<=[8]T(1,0) | f32[2,2] custom-call(), custom_call_target="t", replica_groups=[2,4]<=[8]T(1,0)
            f32[2,2] {0,1} custom-call(), custom_call_target="t"    | f32[2,2] custom-call(), custom_call_target="t"
            f32[] outfeed(v), outfeed_shape=(f32[2]{0},s32[])       | f32[] outfeed(v), outfeed_shape=(f32[2]{0},s32[])
            f32[1,1] convolution(x, x), window={size=1 rhs_reversal=1}, dim_labels=bf0_io0->bf0 | f32[1,1] convolution(x, x), dim_labels=bf0_io0->bf0, window={rhs_reversal=1 size=1}
            """)
    void instructionsAreWrittenAsTheyWereRead(String instruction, String written) {
        String text = "add {\n  a = f32[] parameter(0)\n  b = f32[] parameter(1)\n  ROOT r = f32[] add(a, b)\n}\n\n"
                + "neg {\n  a = f32[4] parameter(0)\n  ROOT r = f32[4] negate(a)\n}\n\n"
                + "ENTRY main {\n  v = f32[] parameter(0)\n  w = f32[4] parameter(1)\n  i = s32[] parameter(2)\n"
                + "  x = f32[1,1,1] parameter(3)\n  ROOT y = " + instruction + "\n}\n";
        assertThat(HloWriter.write(HloReader.read("m.hlo", text).getFirst())).contains("  ROOT y = " + written + "\n");
    }

    static Stream<FloatFormat> formats() {
        return FloatFormat.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void whatIsNoFiniteNumberOfAFormatIsWrittenAsItWasRead(FloatFormat format) {
        String elements = format.isFinite() ? "nan, 1.0" : "nan, -inf, inf, 1.0";
        String constant = format.toString() + "[" + elements.split(", ").length + "] constant({" + elements + "})";
        String text = "ENTRY main {\n  ROOT y = " + constant + "\n}\n";
        assertThat(HloWriter.write(HloReader.read("m.hlo", text).getFirst())).contains("  ROOT y = " + constant + "\n");
    }

    /** Bits that are not a number in one format of 8 bits are 448 in another. */
    @Test
    void bitsAreThoseOfTheirFormat() {
        Type half = new Type.Floating(FloatFormat.F16.programName());
        Type finite = new Type.Floating(FloatFormat.F8E4M3FN.programName());
        assertThat(HloConstants.special(new Literal.Bits("7E00"), half)).contains("nan");
        assertThat(HloConstants.special(new Literal.Bits("7F"), finite)).contains("nan");
        assertThat(HloConstants.special(new Literal.Bits("7E"), finite)).isEmpty();
        assertThat(HloConstants.special(new Literal.Bits("7C00"), new Type.Floating("f8E3M4"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            f32[2] add(a, b)                         | 4:21: expected a value that is defined before it is used, found 'b'
            f32[2] add(f32[3] a, a)                  | 4:18: expected the shape of a, f32[2], found f32[3]
            f33[2] negate(a)                         | 4:7: expected an element type of HLO, found 'f33[2] negate(a)'
            f32 negate(a)                            | 4:7: expected a shape such as f32[2,3], found 'f32 negate(a)'
            f32[2] reduce(a, a), to_apply=%nothing   | 4:37: expected a computation that is defined before it is used, found '%nothing'
            f32[2] slice(a), slice={[0]}             | 4:33: expected ':', found ']}'
            f32[2] pad(a, a), padding=1              | 5:1: expected padding such as 1_0x0_2_1 before this, found '}'
            f32[2] constant({1, 2, 3})               | 4:23: expected as many elements as f32[2] has; there are 3, found '{1, 2, 3})'
            f32[2] parameter(0)                      | 4:24: expected the number of a parameter, which no other one has, found '0)'
            f32[2] negate(a), x=1, x=2               | 4:30: expected one value for x; there are two
            f32[2,2] constant({{1, 2}, {3}})         | 4:34: expected 2 entries in these braces, found 1
            f32[2,2] constant({{1, 2}, 3, 4})        | 4:34: expected either braces or elements, as before, found '3, 4})'
            f32[2] constant({{1, 2}})                | 4:24: expected at most 1 levels of braces, found '{1, 2}})'
            f32[2] constant(1)                       | 4:23: expected a brace: elements stand in 1 levels of them, or in one, found '1)'
            f32[] constant(1e)                       | 4:22: expected an element of type f32, found '1e)'
            f32[] constant(true)                     | 4:22: expected an element of type f32, found 'true)'
            s8[] constant(128)                       | 4:21: expected a number that is one of type i8, found '128)'
            u8[] constant(-1)                        | 4:21: expected a number that is one of type ui8, found '-1)'
            s1[] constant(1)                         | 4:7: expected an element type of HLO, found 's1[] constant(1)'
            (f32[]) constant((1))                    | 4:24: expected elements of an array; a constant of type (f32[]) is not known, found '(1))'
            f32[2] parameter(1), other=2             | 4:14: expected a parameter without attributes but [control-predecessors, execution_thread, frontend_attributes, metadata, origin, original_value, parameter_replication, sharding, statistics], found other
            """)
    void aMistakeIsNamedAtItsPlaceAndCostsNoOtherComputation(String instruction, String message) {
        String text = "HloModule m\nf {\n  a = f32[2] parameter(0)\n  r = " + instruction + "\n}\n"
                + "ENTRY g {\n  ROOT a = f32[] parameter(0)\n}\n";
        List<Entry> entries = HloReader.functions("m.hlo", text);
        assertThat(entries).hasSize(2);
        assertThat(((Entry.Refused) entries.getFirst()).why().toString()).isEqualTo("m.hlo:" + message);
        assertThat(((Entry.Read) entries.getLast()).function().name()).isEqualTo("g");
        assertThatThrownBy(() -> HloReader.read("m.hlo", text)).isInstanceOf(NotRead.class);
    }

    @Test
    void severalModulesStandOneAfterTheOther() {
        String text = """
                HloModule a
                f {
                  ROOT x = f32[] parameter(0)
                }
                // -----
                HloModule b
                f {
                  ROOT x = f32[] parameter(0)
                }
                """;
        assertThat(HloReader.read("m.hlo", text)).extracting(module -> module.name().orElseThrow())
                .containsExactly("a", "b");
    }

    /** Dumps of newer versions have the places of source files behind the first line. */
    @Test
    void tablesOfPlacesArePassedOver() {
        String text = """
                HloModule a, is_scheduled=true

                FileNames
                1 "a.py"

                FunctionNames
                1 "f"
                2 "<module>"

                FileLocations
                1 {file_name_id=1 function_name_id=2 line=3}

                StackFrames
                1 {file_location_id=1}

                ENTRY e {
                  ROOT x = f32[] parameter(0), metadata={stack_frame_id=1}
                }
                """;
        assertThat(HloReader.read("m.hlo", text).getFirst().functions()).extracting(Function::name)
                .containsExactly("e");
    }

    @Test
    void aLayoutIsKeptWhereItIsNotTheUsualOne() {
        String text = """
                f {
                  a = f32[2,3]{1,0:S(1)} parameter(0)
                  b = f32[2,3]{0,1} parameter(1)
                  ROOT c = f32[2,3]{1,0:T(8,128)} parameter(2)
                }
                """;
        assertThat(HloReader.read("m.hlo", text).getFirst().functions().getFirst().type().operands())
                .extracting(Object::toString)
                .containsExactly("tensor<2x3xf32>", "tensor<2x3xf32, #hlo.layout<0,1>>",
                        "tensor<2x3xf32, #hlo.layout<1,0:T(8,128)>>");
    }

    @Test
    void theEntryOfAModuleIsKnownOrRefused() {
        String entry = "HloModule m\nf {\n  ROOT a = f32[] parameter(0)\n}\nENTRY e {\n  ROOT a = f32[] parameter(0)\n}\n";
        assertThat(HloReader.parts("m.hlo", entry).getFirst().entry()).get()
                .isInstanceOfSatisfying(Entry.Read.class, read -> assertThat(read.function().name()).isEqualTo("e"));
        assertThat(HloReader.parts("m.hlo", entry.replace("ENTRY ", "")).getFirst().entry()).get()
                .isInstanceOfSatisfying(Entry.Read.class, read -> assertThat(read.function().name()).isEqualTo("e"));
        assertThat(HloReader.parts("m.hlo", entry.replace("ENTRY e {", "ENTRY e {\n  !")).getFirst().entry()).get()
                .isInstanceOf(Entry.Refused.class);
        assertThat(HloReader.parts("m.hlo", entry.replace("f {", "ENTRY f {")).getFirst().all()).last()
                .isInstanceOfSatisfying(Entry.Refused.class, refused -> assertThat(refused.why().message())
                        .isEqualTo("expected one computation behind ENTRY, found another one"));
    }

    @Test
    void aTextIsHloIfItsFirstWordSaysSo() {
        assertThat(HloReader.isHlo("// a\n/* b */ HloModule m")).isTrue();
        assertThat(HloReader.isHlo("module @HloModule {}")).isFalse();
        assertThat(HloReader.isHlo("")).isFalse();
    }

    @Test
    void shapesThatAreTooDeepAreRefused() {
        String text = "f {\n  ROOT x = " + "(".repeat(10_000) + ")".repeat(10_000) + " parameter(0)\n}\n";
        assertThatThrownBy(() -> HloReader.read("m.hlo", text)).isInstanceOf(NotRead.class)
                .hasMessageContaining("at most 256 levels");
    }
}
