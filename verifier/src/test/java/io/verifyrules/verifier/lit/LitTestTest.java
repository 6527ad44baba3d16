package io.verifyrules.verifier.lit;

import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What lines of FileCheck spell is a function, with places in the lines; what they do not spell has a reason. */
class LitTestTest {

    private static final String RUN = "// RUN: tool --pass %s | FileCheck %s\n";
    private static final String FUNCTION = """
            func.func @f(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
              %0 = stablehlo.add %x, %y : tensor<2xf32>
              return %0 : tensor<2xf32>
            }
            """;
    private static final String MAXIMUM = """
            func.func @f(%0: tensor<2xf32>, %1: tensor<2xf32>) -> tensor<2xf32> {
              %2 = "stablehlo.maximum"(%1, %0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
              "func.return"(%2) : (tensor<2xf32>) -> ()
            }""";

    private static List<LitPair> pairs(String text) {
        return LitTest.of("t.mlir", text).pairs();
    }

    private static String after(LitPair pair) {
        assertThat(pair).isInstanceOf(LitPair.Spelled.class);
        return String.join("\n", MlirWriter.write(((LitPair.Spelled) pair).after().function()));
    }

    private static List<Operation> operations(Function function) {
        return function.body().orElseThrow().blocks().getFirst().operations();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            CHECK: func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {      ; CHECK-NEXT: %0 = stablehlo.maximum %arg1, %arg0 : tensor<2xf32>                                 ; CHECK-NEXT: return %0 : tensor<2xf32> ; CHECK-NEXT: }
            CHECK-LABEL: func.func @f                                                              ; CHECK: %[[R:.+]] = stablehlo.maximum %arg1, %arg0 : tensor<2xf32>                              ; CHECK: return %[[R]]                  ; CHECK-NOT: stablehlo.add
            CHECK-LABEL: @f(                                                                       ; CHECK-SAME: %[[A:[^:]*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>{{.*}})                       ; CHECK-NEXT: [[R:%.*]] = stablehlo.maximum %[[B]], %[[A]] : tensor<2xf32> ; CHECK-NEXT: return [[R]] : tensor<2xf32>
            CHECK-LABEL: func @f                                                                   ; CHECK-SAME: ([[A:%[a-z0-9]+]]: tensor<2xf32>, [[B:%[a-z0-9]+]]: tensor<2xf32>) -> tensor<2xf32> ; CHECK: [[R:.*]] = stablehlo.maximum [[B]], [[A]] ; CHECK-SAME: : tensor<2xf32>//CHECK: return [[R]]
            CHECK: func.func {{.*}}@f({{.*}}) -> {{.*}} {                                          ; CHECK-NEXT: %{{.*}} = stablehlo.negate %arg0 : tensor<2xf32>                                   ; CHECK-NEXT: %1 = stablehlo.maximum %arg1, %arg0 : tensor<2xf32> loc({{.*}}) ; CHECK-NEXT: func.return %1 : tensor<2xf32>{{.*}}
            """)
    void linesSpellAFunctionInManyWays(String first, String second, String third, String fourth) {
        String text = after(pairs(RUN + "// " + first + "\n//" + second + "\n// " + third + "\n// "
                + fourth.replace("//", "\n//") + "\n" + FUNCTION).getFirst());
        assertThat(text.replaceAll("\n.*negate.*", "").replace("(%3)", "(%2)").replace("%3 =", "%2 ="))
                .isEqualTo(MAXIMUM);
    }

    @Test
    void placesAreThoseOfTheLines() {
        LitPair.Spelled pair = (LitPair.Spelled) pairs(RUN + FUNCTION + """
                // CHECK: func.func @f
                  //   CHECK-NEXT:  %[[RESULT:.*]] = stablehlo.negate %arg0 : tensor<2xf32>
                // CHECK-NEXT:  return %[[RESULT]] : tensor<2xf32>
                """).getFirst();
        List<Operation> after = operations(pair.after().function());
        assertThat(after.get(0).place()).hasToString("t.mlir:7:38");
        assertThat(after.get(1).place()).hasToString("t.mlir:8:17");
        assertThat(pair.before().function().place()).hasToString("t.mlir:2:1");
    }

    @Test
    void eachCommandHasItsLines() {
        List<LitPair> pairs = pairs("""
                // RUN: one %s | FileCheck %s --check-prefix=ONE
                // RUN: two %s \\
                // RUN:   --flag | FileCheck --check-prefixes=BOTH,TWO %s
                // RUN: three %s | FileCheck other.txt
                // ONE: func.func @f
                // ONE: return %arg0
                // BOTH: func.func @f
                // TWO: return %arg1
                """ + FUNCTION);
        assertThat(pairs).extracting(pair -> pair.run().command() + " " + pair.run().prefix())
                .containsExactly("one %s ONE", "two %s --flag BOTH,TWO");
        assertThat(after(pairs.get(0))).contains("\"func.return\"(%0)");
        assertThat(after(pairs.get(1))).contains("\"func.return\"(%1)");
    }

    @Test
    void aVariableThatIsBoundAgainIsAnotherValue() {
        assertThat(after(pairs(RUN + FUNCTION + """
                // CHECK: func.func @f
                // CHECK: %[[A:.*]] = stablehlo.negate %arg0 : tensor<2xf32>
                // CHECK: %[[A:.*]] = stablehlo.abs %arg1 : tensor<2xf32>
                // CHECK: return %[[A]]
                """).getFirst())).contains("%3 = \"stablehlo.abs\"(%1)", "\"func.return\"(%3)");
    }

    @Test
    void bracketsBetweenBracesAreThoseOfTheText() {
        assertThat(
                after(pairs(RUN + FUNCTION
                        + """
                // CHECK: func.func @f
                // CHECK-DAG: %[[S:.*]] = stablehlo.add %arg0, %[[C:.*]] : tensor<2xf32>
                // CHECK-DAG: %[[C:.*]] = stablehlo.constant dense<{{\\[}}1.0, 2.0{{\\ *\\]}}> : tensor<2xf32>
                // CHECK: return %[[C]]
                """.replace("%[[C:.*]] : tensor<2xf32>\n// CHECK-DAG: %[[C",
                                "%arg1 : tensor<2xf32>\n// CHECK-DAG: %[[C"))
                        .getFirst()))
                .contains("dense<[1.0, 2.0]>");
    }

    @Test
    void functionsOfOneNameGoWithTheLinesOfTheirPartInOrder() {
        String module = "module {\n" + FUNCTION + "}\n";
        List<LitPair> pairs = pairs(RUN + module + "// CHECK: func.func @f\n// CHECK: return %arg0\n" + module
                + "// CHECK: func.func @f\n// CHECK: return %arg1\n// -----\n" + FUNCTION + "// CHECK: return %arg0\n");
        assertThat(pairs.stream()
                .map(pair -> after(pair).lines().filter(line -> line.contains("return")).toList().getFirst()))
                .map(line -> line.replaceAll(".*\\((%.)\\).*", "$1"))
                .containsExactly("%0", "%1", "%0");
    }

    @Test
    void linesThatMaySpeakOfSeveralFunctionsOfOneNameAreOfNone() {
        String module = "module {\n" + FUNCTION + "}\n";
        assertThat(pairs(RUN + module + module + "// CHECK: func.func @f\n// CHECK: return %arg0\n"))
                .extracting(pair -> ((LitPair.NotSpelled) pair).lack())
                .containsExactly(Lack.UNCLEAR, Lack.UNCLEAR);
        assertThat(pairs(RUN + FUNCTION + "// -----\n" + FUNCTION + "// CHECK: func.func @f\n// CHECK: return %arg0\n"))
                .satisfiesExactly(pair -> assertThat(((LitPair.NotSpelled) pair).lack()).isEqualTo(Lack.NO_CHECK_LINES),
                        pair -> assertThat(pair).isInstanceOf(LitPair.Spelled.class));
    }

    @Test
    void whatComesOutMayCallWhatComesOutOfOthers() {
        LitPair.Spelled pair = (LitPair.Spelled) pairs(RUN + """
                module {
                  func.func private @g(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
                  func.func @h(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
                }
                // CHECK: func.func private @g
                // CHECK: return %arg0
                // CHECK: func.func @h
                // CHECK: %[[R:.*]] = call @g(%arg0) : (tensor<f32>) -> tensor<f32>
                // CHECK: return %[[R]]
                """).getLast();
        assertThat(pair.name()).isEqualTo("h");
        assertThat(pair.after().module().function("g")).isPresent();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            CHECK: func.func @g ; CHECK: return %arg0                                                      ; no CHECK lines           ; 2:1: expected a line CHECK with @f
            CHECK-LABEL: @f     ; CHECK-NOT: stablehlo.add                                                 ; only labels              ; 6:17: expected lines with the operations of @f
            CHECK-LABEL: @f     ; CHECK: %0 = stablehlo.maximum %{{.*}}, %arg0 : tensor<2xf32>             ; a wildcard in an operation ; 7:35: expected an operation without a wildcard, found '.*'
            CHECK-LABEL: @f     ; CHECK: %0 = stablehlo.maximum %arg1, %arg0 : tensor<2xf32>               ; missing lines            ; 6:17: expected lines up to the return of @f
            CHECK-LABEL: @f     ; CHECK: return %0 : tensor<2xf32>                                         ; missing lines            ; 7:18: expected a value that is defined before it is used, found '%0 : tensor<2xf32>'
            CHECK-LABEL: @f     ; CHECK: %0 = "stablehlo.x"() ({ return %0 : tensor<2xf32>                 ; missing lines            ; 6:17: expected lines up to the return of @f
            CHECK-LABEL: @f     ; CHECK: %0 = stablehlo.slice %arg0 [0:2] return %0 : tensor<2xf32>        ; missing lines            ; 6:17: expected lines up to the return of @f
            CHECK-LABEL: @f     ; CHECK: return %arg0 : tensor<3xf32>                                      ; no text of a function    ; 7:24: expected the types of the operands of func.return, [tensor<2xf32>], found [tensor<3xf32>]
            """)
    void linesThatDoNotSpellAFunctionHaveAReason(String first, String second, String lack, String why) {
        LitPair.NotSpelled pair = (LitPair.NotSpelled) pairs(RUN + FUNCTION + "// " + first + "\n// " + second + "\n")
                .getFirst();
        assertThat(pair.lack()).hasToString(lack);
        assertThat(pair.why()).hasToString("t.mlir:" + why);
    }

    @Test
    void aFunctionThatIsNotReadOrAnOperationThatIsNotKnownIsNamed() {
        assertThat(pairs(RUN + "func.func @f() {\n  odd.thing\n}\n")).singleElement()
                .isInstanceOfSatisfying(LitPair.NotRead.class, pair -> assertThat(pair.why()).asString()
                        .startsWith("t.mlir:3:3: expected an operation that is known in pretty form, found odd.thing"));
        assertThat(pairs(RUN + FUNCTION + "// CHECK: func.func @f\n// CHECK: odd.thing\n// CHECK: return %arg0\n"))
                .singleElement()
                .isInstanceOfSatisfying(LitPair.NotRead.class,
                        pair -> assertThat(pair.why().position()).hasToString("t.mlir:7:11"));
    }
}
