package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.dialect.hlo.HloLowering;
import io.verifyrules.verifier.pair.PairCheck;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.hlo.HloReader;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Modules of HLO part by part: instructions without a meaning are one value only where all that they may depend on is the same. */
class HloCutTest {

    private final PairCheck check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);

    private static ProgramPair.Part part(String text) {
        Entry.Read read = (Entry.Read) HloReader.parts("m.hlo", text).getFirst().entry().orElseThrow();
        return new ProgramPair.Part(HloLowering.function(read.function(), read.module()), Map.of());
    }

    private static String module(String computation, String root) {
        return "HloModule m\n\nf {\n  a = s32[] parameter(0)\n  b = s32[] parameter(1)\n  ROOT r = s32[] " + computation
                + "(a, b)\n}\n\nENTRY e {\n  x = s32[4] parameter(0)\n  z = s32[] parameter(1)\n  t = s32[2,2]{0,1} parameter(2)\n  u = s32[2,2] parameter(3)\n"
                + "  ROOT y = " + root + "\n}\n";
    }

    private boolean areSame(String before, String after) {
        return CutCheck.of(new ProgramPair("e", part(before), part(after)), check, PureOperations.KNOWN)
                .orElseThrow()
                .results()
                .containsKey(0);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            s32[4] custom-call(x), custom_call_target="f"                        | s32[4] custom-call(x), custom_call_target="f", metadata={op_name="a"}
            s32[4] custom-call(x), custom_call_target="f", backend_config={"a":1} | s32[4] custom-call(x), custom_call_target="f", backend_config={"a":1}
            s32[4] topk(x), k=2, largest=true                                    | s32[4] topk(x), k=2, largest=true
            s32[4] all-reduce(x), replica_groups={}, to_apply=f                  | s32[4] all-reduce(x), replica_groups={}, to_apply=f
            s32[4] bitcast(t)                                                    | s32[4] bitcast(t)
            """)
    void theSameInstructionIsTheSameValue(String before, String after) {
        assertThat(areSame(module("add", before), module("add", after))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            s32[4] custom-call(x), custom_call_target="f"                        | s32[4] custom-call(x), custom_call_target="g"
            s32[4] custom-call(x), custom_call_target="f", backend_config={"a":1} | s32[4] custom-call(x), custom_call_target="f", backend_config={"a":2}
            s32[4] custom-call(x), custom_call_target="f", custom_call_has_side_effect=true | s32[4] custom-call(x), custom_call_target="f", custom_call_has_side_effect=true
            s32[4] custom-call(t), custom_call_target="f"                        | s32[4] custom-call(u), custom_call_target="f"
            s32[4] rng(z, z), distribution=rng_uniform                           | s32[4] rng(z, z), distribution=rng_uniform
            s32[4] rng-get-and-update-state(), delta=1                           | s32[4] rng-get-and-update-state(), delta=1
            s32[4] nobody-knows(x)                                               | s32[4] nobody-knows(x)
            s32[4] topk(x), k=2, largest=true                                    | s32[4] topk(x), k=2, largest=false
            s32[4] all-reduce(x), channel_id=1, to_apply=f                       | s32[4] all-reduce(x), channel_id=2, to_apply=f
            s32[4] constant({...})                                               | s32[4] constant({...})
            s32[4]{0:T(2)} bitcast(t)                                            | s32[4]{0:T(4)} bitcast(t)
            """)
    void instructionsThatMayDifferAreTwoValues(String before, String after) {
        assertThat(areSame(module("add", before), module("add", after))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            s32[] reduce(x, z), dimensions={0}, to_apply=f
            s32[4] all-reduce(x), replica_groups={}, to_apply=f
            s32[4] custom-call(x), custom_call_target="f", called_computations={f}
            s32[] call(z, z), to_apply=f
            """)
    void aComputationIsWhatItsBodyIs(String root) {
        assertThat(areSame(module("add", root), module("maximum", root))).isFalse();
        assertThat(areSame(module("add", root),
                module("add", root).replace("f {", "g {").replace("=f", "=g").replace("{f}", "{g}"))).isTrue();
    }

    /** Values of one computation that is called twice are two. */
    @Test
    void twoCallsDrawTwice() {
        String text = """
                HloModule m

                f {
                  a = s32[] parameter(0)
                  ROOT r = s32[4] rng(a, a), distribution=rng_uniform
                }

                ENTRY e {
                  z = s32[] parameter(0)
                  p = s32[4] call(z), to_apply=f
                  q = s32[4] call(z), to_apply=f
                  ROOT d = s32[4] subtract(p, q)
                }
                """;
        assertThat(areSame(text, text.replace("subtract(p, q)", "subtract(p, p)"))).isFalse();
    }

    /** What is sent is no result, so nothing says that both send the same. */
    @Test
    void whatHappensBesideTheResultsIsNotPassedOver() {
        String text = """
                HloModule m

                ENTRY e {
                  x = s32[2] parameter(0)
                  k = token[] after-all()
                  o = token[] outfeed(x, k)
                  ROOT r = s32[2] add(x, x)
                }
                """;
        ProgramPair pair = new ProgramPair("e", part(text),
                part(text.replace("  o =", "  n = s32[2] negate(x)\n  o =").replace("outfeed(x", "outfeed(n")));
        assertThat(CutCheck.verdicts(pair, check, PureOperations.KNOWN).getFirst().kind())
                .isEqualTo(PairVerdict.Kind.NOT_READ);
    }

    @Test
    void aLoopWhoseTurnsAreNotKnownIsComparedAsAWhole() {
        String text = """
                HloModule m

                c {
                  a = s32[] parameter(0)
                  n = s32[] constant(9)
                  ROOT l = pred[] compare(a, n), direction=LT
                }

                b {
                  a = s32[] parameter(0)
                  ROOT d = s32[] add(a, a)
                }

                ENTRY e {
                  x = s32[] parameter(0)
                  w = s32[] while(x), condition=c, body=b
                  ROOT r = s32[] negate(w)
                }
                """;
        assertThat(CutCheck.verdicts(new ProgramPair("e", part(text), part(text)), check, PureOperations.KNOWN)
                .getFirst()
                .kind()).isEqualTo(PairVerdict.Kind.EQUAL);
        assertThat(
                CutCheck.verdicts(new ProgramPair("e", part(text), part(text.replace("add(a, a)", "multiply(a, a)"))),
                        check, PureOperations.KNOWN).getFirst().kind())
                .isEqualTo(PairVerdict.Kind.NOT_READ);
    }

    @Test
    void tuplesInsideOfTuplesAreAnotherSignature() {
        String text = """
                HloModule m

                ENTRY e {
                  t = TYPE parameter(0)
                  ROOT c = TYPE copy(t)
                }
                """;
        ProgramPair pair = new ProgramPair("e", part(text.replace("TYPE ", "(s32[], (s32[2], f32[])) ")),
                part(text.replace("TYPE ", "((s32[], s32[2]), f32[]) ")));
        assertThat(CutCheck.of(pair, check, PureOperations.KNOWN)).isEmpty();
        List<PairVerdict> verdicts = CutCheck.verdicts(pair, check, PureOperations.KNOWN);
        assertThat(verdicts).isNotEmpty().allMatch(PairVerdict.OtherSignature.class::isInstance);
    }
}
