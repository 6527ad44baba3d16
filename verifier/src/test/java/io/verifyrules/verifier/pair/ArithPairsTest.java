package io.verifyrules.verifier.pair;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Programs of {@code arith} and {@code math}: right ones, and their wrong relatives. */
class ArithPairsTest {

    private static final String INTEGERS = "(%x: i8, %y: i8, %p: i1) -> i8";

    /** Each line is a program before, one after, and the verdict; both return %r. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = arith.addi %x, %y : i8 | %r = arith.addi %y, %x : i8 | EQUAL
                    %r = arith.subi %x, %y : i8 | %r = arith.subi %y, %x : i8 | REFUTED
                    %r = arith.addi %x, %y : i8 | %r = arith.subi %x, %y : i8 | REFUTED
                    %r = arith.addi %x, %x : i8 | %c = arith.constant 2 : i8; %r = arith.muli %x, %c : i8 | EQUAL
                    %r = arith.addi %x, %y overflow<nsw> : i8 | %r = arith.addi %x, %y : i8 | EQUAL
                    %r = arith.addi %x, %y : i8 | %r = arith.addi %x, %y overflow<nsw> : i8 | REFUTED
                    %r = arith.addi %x, %y : i8 | %r = arith.addi %x, %y overflow<nuw> : i8 | REFUTED
                    %r = arith.addi %x, %y overflow<nsw> : i8 | %r = arith.addi %x, %y overflow<nuw> : i8 | REFUTED
                    %r = arith.addi %x, %y overflow<nsw, nuw> : i8 | %r = arith.addi %x, %y overflow<nsw> : i8 | EQUAL
                    %r = arith.muli %x, %y overflow<nsw> : i8 | %r = arith.muli %y, %x overflow<nsw> : i8 | EQUAL
                    %r = arith.muli %x, %y : i8 | %r = arith.muli %y, %x overflow<nuw> : i8 | REFUTED
                    %c = arith.constant 3 : i8; %r = arith.shli %x, %c : i8 | %c = arith.constant 8 : i8; %r = arith.muli %x, %c : i8 | EQUAL
                    %c = arith.constant 3 : i8; %r = arith.shli %x, %c : i8 | %c = arith.constant 9 : i8; %r = arith.muli %x, %c : i8 | REFUTED
                    %r = arith.shli %x, %y : i8 | %r = arith.shli %x, %y overflow<nsw> : i8 | REFUTED
                    %c = arith.constant 1 : i8; %r = arith.shrui %x, %c : i8 | %c = arith.constant 2 : i8; %r = arith.divui %x, %c : i8 | EQUAL
                    %c = arith.constant 1 : i8; %r = arith.shrsi %x, %c : i8 | %c = arith.constant 2 : i8; %r = arith.divsi %x, %c : i8 | REFUTED
                    %c = arith.constant 1 : i8; %r = arith.shrsi %x, %c exact : i8 | %c = arith.constant 2 : i8; %r = arith.divsi %x, %c : i8 | EQUAL
                    %c = arith.constant 1 : i8; %r = arith.shrsi %x, %c : i8 | %c = arith.constant 2 : i8; %r = arith.floordivsi %x, %c : i8 | EQUAL
                    %c = arith.constant 1 : i8; %r = arith.shrsi %x, %c : i8 | %c = arith.constant 2 : i8; %r = arith.ceildivsi %x, %c : i8 | REFUTED
                    %c = arith.constant 8 : i8; %r = arith.shrsi %x, %c : i8 | %r = arith.constant 7 : i8 | ALWAYS UNDEFINED
                    %r = arith.constant 0 : i8 | %c = arith.constant 8 : i8; %r = arith.shrui %x, %c : i8 | REFUTED
                    %c = arith.constant 8 : i8; %r = arith.shrsi %x, %c : i8 | %c = arith.constant 0 : i8; %r = arith.divui %x, %c : i8 | REFUTED
                    %c = arith.constant 0 : i8; %r = arith.divui %x, %c : i8 | %c = arith.constant 8 : i8; %r = arith.shrsi %x, %c : i8 | ALWAYS UNDEFINED
                    %r = arith.shrsi %x, %y : i8 | %d = arith.divui %y, %x : i8; %r = arith.shrsi %x, %y : i8 | REFUTED
                    %r = arith.divsi %x, %y : i8 | %r = arith.divsi %x, %y : i8 | EQUAL
                    %r = arith.divsi %x, %y : i8 | %r = arith.divui %x, %y : i8 | REFUTED
                    %r = arith.divui %x, %y : i8 | %q = arith.remui %x, %y : i8; %s = arith.subi %x, %q : i8; %r = arith.divui %s, %y : i8 | EQUAL
                    %d = arith.divui %x, %y : i8; %r = arith.constant 0 : i8 | %r = arith.constant 0 : i8 | EQUAL
                    %r = arith.constant 0 : i8 | %d = arith.divui %x, %y : i8; %r = arith.constant 0 : i8 | REFUTED
                    %d = arith.divui %x, %y : i8; %r = arith.addi %x, %y : i8 | %d = arith.remui %y, %y : i8; %r = arith.addi %y, %x : i8 | EQUAL
                    %d = arith.divui %x, %y : i8; %r = arith.addi %x, %y : i8 | %d = arith.remui %y, %x : i8; %r = arith.addi %y, %x : i8 | REFUTED
                    %d = arith.divui %x, %y : i8; %r = arith.addi %x, %y : i8 | %d = arith.divsi %x, %y : i8; %r = arith.addi %y, %x : i8 | REFUTED
                    %r = arith.remsi %x, %y : i8 | %q = arith.divsi %x, %y : i8; %m = arith.muli %q, %y : i8; %r = arith.subi %x, %m : i8 | REFUTED
                    %r = arith.remui %x, %y : i8 | %q = arith.divui %x, %y : i8; %m = arith.muli %q, %y : i8; %r = arith.subi %x, %m : i8 | EQUAL
                    %c = arith.cmpi slt, %x, %y : i8; %r = arith.select %c, %x, %y : i8 | %r = arith.minsi %x, %y : i8 | EQUAL
                    %c = arith.cmpi ult, %x, %y : i8; %r = arith.select %c, %x, %y : i8 | %r = arith.minsi %x, %y : i8 | REFUTED
                    %c = arith.cmpi ult, %x, %y : i8; %r = arith.select %c, %x, %y : i8 | %r = arith.minui %x, %y : i8 | EQUAL
                    %c = arith.cmpi uge, %x, %y : i8; %r = arith.select %c, %x, %y : i8 | %r = arith.maxui %x, %y : i8 | EQUAL
                    %s = arith.addi %x, %y overflow<nsw> : i8; %r = arith.select %p, %x, %s : i8 | %s = arith.addi %y, %x overflow<nsw> : i8; %r = arith.select %p, %x, %s : i8 | EQUAL
                    %s = arith.addi %x, %y : i8; %r = arith.select %p, %x, %s : i8 | %s = arith.addi %y, %x overflow<nsw> : i8; %r = arith.select %p, %x, %s : i8 | REFUTED
                    %e = arith.extsi %x : i8 to i16; %r = arith.trunci %e : i16 to i8 | %r = arith.ori %x, %x : i8 | EQUAL
                    %e = arith.extui %p : i1 to i8; %r = arith.addi %e, %x : i8 | %e = arith.extsi %p : i1 to i8; %r = arith.subi %x, %e : i8 | EQUAL
                    %e = arith.extui %p : i1 to i8; %r = arith.addi %e, %x : i8 | %e = arith.extsi %p : i1 to i8; %r = arith.addi %x, %e : i8 | REFUTED
                    %t = arith.trunci %x : i8 to i1; %r = arith.extui %t : i1 to i8 | %c = arith.constant 1 : i8; %r = arith.andi %x, %c : i8 | EQUAL
                    %t = arith.trunci %x : i8 to i1; %r = arith.extui %t : i1 to i8 | %z = arith.constant 0 : i8; %t = arith.cmpi ne, %x, %z : i8; %r = arith.extui %t : i1 to i8 | REFUTED
                    %r = math.absi %x : i8 | %z = arith.constant 0 : i8; %n = arith.subi %z, %x : i8; %r = arith.maxsi %x, %n : i8 | EQUAL
                    """)
    void integersAreTakenTogetherWithPoisonAndUndefinedBehaviour(String before, String after, String verdict) {
        assertThat(Pairs.bodies(INTEGERS, before + "; return %r : i8", after + "; return %r : i8")).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = arith.cmpi slt, %p, %q : i1 | %r = arith.cmpi ugt, %p, %q : i1 | EQUAL
                    %r = arith.cmpi slt, %p, %q : i1 | %r = arith.cmpi ult, %p, %q : i1 | REFUTED
                    %r = arith.addi %p, %q : i1 | %r = arith.xori %p, %q : i1 | EQUAL
                    %r = arith.addi %p, %q : i1 | %r = arith.ori %p, %q : i1 | REFUTED
                    %r = arith.muli %p, %q : i1 | %r = arith.andi %p, %q : i1 | EQUAL
                    %r = arith.subi %p, %q : i1 | %r = arith.cmpi ne, %p, %q : i1 | EQUAL
                    %r = arith.cmpi eq, %p, %q : i1 | %t = arith.constant true; %x = arith.xori %p, %q : i1; %r = arith.xori %x, %t : i1 | EQUAL
                    """)
    void singleBitsAreIntegersToo(String before, String after, String verdict) {
        assertThat(Pairs.bodies("(%p: i1, %q: i1) -> i1", before + "; return %r : i1", after + "; return %r : i1"))
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = arith.cmpf olt, %x, %y : f16 | %r = arith.cmpf ogt, %y, %x : f16 | EQUAL
                    %r = arith.cmpf ult, %x, %y : f16 | %r = arith.cmpf ugt, %y, %x : f16 | EQUAL
                    %r = arith.cmpf one, %x, %y : f16 | %t = arith.constant true; %c = arith.cmpf ueq, %x, %y : f16; %r = arith.xori %c, %t : i1 | EQUAL
                    %r = arith.cmpf ord, %x, %y : f16 | %t = arith.constant true; %c = arith.cmpf uno, %y, %x : f16; %r = arith.xori %c, %t : i1 | EQUAL
                    %r = arith.cmpf une, %x, %x : f16 | %r = arith.cmpf uno, %x, %x : f16 | EQUAL
                    %r = arith.cmpf true, %x, %y : f16 | %r = arith.constant true | EQUAL
                    %r = arith.cmpf oge, %x, %y : f16 | %r = arith.cmpf ogt, %x, %y : f16 | REFUTED
                    """)
    void comparisonsOfFloatsKnowNan(String before, String after, String verdict) {
        assertThat(Pairs.bodies("(%x: f16, %y: f16) -> i1", before + "; return %r : i1", after + "; return %r : i1"))
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = arith.addf %x, %y : f16 | %r = arith.addf %y, %x : f16 | EQUAL
                    %r = arith.subf %x, %y : f16 | %n = arith.negf %y : f16; %r = arith.addf %x, %n : f16 | EQUAL
                    %r = arith.subf %x, %y : f16 | %r = arith.subf %y, %x : f16 | REFUTED
                    %r = arith.divf %x, %y : f16 | %r = arith.divf %y, %x : f16 | REFUTED
                    %a = math.absf %x : f16; %r = math.absf %a : f16 | %r = math.absf %x : f16 | EQUAL
                    %r = math.absf %x : f16 | %r = arith.negf %x : f16 | REFUTED
                    %r = arith.maximumf %x, %y : f16 | %r = arith.maximumf %y, %x : f16 | EQUAL
                    %r = arith.maximumf %x, %y : f16 | %r = arith.minimumf %y, %x : f16 | REFUTED
                    %r = math.exp %x : f16 | %r = math.exp %x : f16 | EQUAL
                    %e = arith.extf %x : f16 to f32; %r = arith.truncf %e : f32 to f16 | %n = arith.negf %x : f16; %r = arith.negf %n : f16 | EQUAL
                    %r = arith.addf %x, %y : f16 | %z = arith.constant 0.0 : f16; %s = arith.addf %x, %z : f16; %r = arith.addf %s, %y : f16 | EQUAL OVER THE REALS
                    %r = arith.addf %x, %y : f16 | %r = arith.addf %y, %x fastmath<nnan> : f16 | NOT READ
                    %r = arith.maxnumf %x, %y : f16 | %r = arith.maxnumf %y, %x : f16 | EQUAL OVER THE REALS
                    """)
    void floatsAreThoseOfTheStatedFormat(String before, String after, String verdict) {
        assertThat(Pairs.bodies("(%x: f16, %y: f16) -> f16", before + "; return %r : f16", after + "; return %r : f16"))
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = arith.fptosi %x : f32 to i8 | %r = arith.fptosi %x : f32 to i8 | EQUAL
                    %r = arith.constant 0 : i8 | %r = arith.fptosi %x : f32 to i8 | REFUTED
                    %r = arith.fptosi %x : f32 to i8 | %r = arith.constant 0 : i8 | REFUTED
                    %c = arith.constant 1.0e9 : f32; %r = arith.fptosi %c : f32 to i8 | %r = arith.constant 3 : i8 | EQUAL
                    %c = arith.constant -1.5 : f32; %r = arith.fptosi %c : f32 to i8 | %r = arith.constant -1 : i8 | EQUAL
                    %c = arith.constant -1.5 : f32; %r = arith.fptosi %c : f32 to i8 | %r = arith.constant -2 : i8 | REFUTED
                    """)
    void whatIsNoIntegerIsPoison(String before, String after, String verdict) {
        assertThat(Pairs.bodies("(%x: f32) -> i8", before + "; return %r : i8", after + "; return %r : i8"))
                .isEqualTo(verdict);
    }

    @Test
    void whatIsUnknownOfAnOperationIsRefused() {
        assertThat(Pairs.bodies("(%x: f32) -> f32", "%r = arith.negf %x {what = 1 : i32} : f32; return %r : f32",
                "%r = arith.negf %x : f32; return %r : f32")).isEqualTo("NOT READ");
        assertThat(Pairs.bodies("(%x: i128) -> i128", "%r = arith.addi %x, %x : i128; return %r : i128",
                "%r = arith.addi %x, %x : i128; return %r : i128")).isEqualTo("NOT READ");
        assertThat(Pairs.bodies("(%x: f32) -> i32", "%r = arith.bitcast %x : f32 to i32; return %r : i32",
                "%r = arith.bitcast %x : f32 to i32; return %r : i32")).isEqualTo("NOT READ");
    }

    @Test
    void aNarrowingThatWidensIsInvalid() {
        assertThat(Pairs.bodies("(%x: i8) -> i16", "%r = arith.extsi %x : i8 to i16; return %r : i16",
                "%r = arith.trunci %x : i8 to i16; return %r : i16")).isEqualTo("AFTER IS INVALID");
    }

    @Test
    void undefinedBehaviourOfOneResultIsThatOfAll() {
        String signature = "(%x: i8, %y: i8) -> (i8, i8)";
        String divided = "%q = arith.divui %x, %y : i8; return %x, %q : i8, i8";
        assertThat(Pairs.bodies(signature, divided, divided)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, "return %x, %y : i8, i8",
                "%q = arith.divui %x, %y : i8; return %x, %y : i8, i8")).isEqualTo("REFUTED");
    }

    @Test
    void aBranchThatMayBeUndefinedIsRefused() {
        String program = """
                func.func @f(%%p: tensor<i1>, %%x: tensor<i8>, %%y: tensor<i8>) -> tensor<i8> {
                  %%r = "stablehlo.if"(%%p) ({
                    %%q = arith.divui %%x, %%y : tensor<i8>
                    "stablehlo.return"(%%q) : (tensor<i8>) -> ()
                  }, {
                    "stablehlo.return"(%%%s) : (tensor<i8>) -> ()
                  }) : (tensor<i1>) -> tensor<i8>
                  return %%r : tensor<i8>
                }
                """;
        assertThat(Pairs.verdict(program.formatted("x"), program.formatted("x"))).isEqualTo("NOT READ");
    }

    @Test
    void callsPassPoisonOn() {
        String callee = """
                func.func private @g(%a: i8, %b: i8) -> i8 {
                  %s = arith.addi %a, %b overflow<nsw> : i8
                  return %s : i8
                }
                func.func @f(%x: i8, %y: i8) -> i8 {
                  %r = func.call @g(%x, %y) : (i8, i8) -> i8
                  return %r : i8
                }
                """;
        String plain = "func.func @f(%x: i8, %y: i8) -> i8 {\n %r = arith.addi %y, %x : i8\n return %r : i8\n}";
        assertThat(Pairs.verdict(callee, plain)).isEqualTo("EQUAL");
        assertThat(Pairs.verdict(plain, callee)).isEqualTo("REFUTED");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    affine_map<(d0) -> (d0 + 1 + 2)> | affine_map<(d0) -> (d0 + 3)> | EQUAL
                    affine_map<(d0) -> (d0 * 2)> | affine_map<(i) -> (i + i)> | EQUAL
                    affine_map<(d0) -> (d0 * 2)> | affine_map<(d0) -> (d0 + 2)> | REFUTED
                    affine_map<(d0) -> (d0 mod 4)> | affine_map<(d0) -> (d0 - (d0 floordiv 4) * 4)> | EQUAL
                    affine_map<(d0) -> (d0 floordiv 4)> | affine_map<(d0) -> (d0 ceildiv 4)> | REFUTED
                    affine_map<(d0) -> (d0 floordiv 0)> | affine_map<(d0) -> (d0)> | NOT READ
                    affine_map<(d0, d1) -> (d0)> | affine_map<(d0) -> (d0)> | BEFORE IS INVALID
                    """)
    void mapsOfIndices(String before, String after, String verdict) {
        String program = "%%r = affine.apply %s(%%x); return %%r : index";
        assertThat(Pairs.bodies("(%x: index) -> index", program.formatted(before), program.formatted(after)))
                .isEqualTo(verdict);
    }

    @Test
    void largeProgramsAreUndefinedWhereAnyOperationIs() {
        StringBuilder chain = new StringBuilder("%s0 = arith.addi %x, %y : i8; ");
        for (int i = 1; i < 50; i++) {
            chain.append("%s").append(i).append(" = arith.xori %s").append(i - 1).append(", %x : i8; ");
        }
        String end = "return %s49 : i8";
        String signature = "(%x: i8, %y: i8) -> i8";
        assertThat(Pairs.bodies(signature, chain + end, chain + end)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, chain + end, chain + "%d = arith.divui %x, %y : i8; " + end))
                .isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, chain + "%d = arith.divui %x, %y : i8; " + end, chain + end))
                .isEqualTo("EQUAL");
    }
}
