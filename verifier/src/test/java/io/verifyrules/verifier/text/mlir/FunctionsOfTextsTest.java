package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.Entry;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Functions are read one by one, so that a bad one costs no other; whatever a text is, reading ends with a message. */
class FunctionsOfTextsTest {

    private static final String IDENTITY = "(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }\n";

    /** A line for each entry: the name of what was read, or the message. */
    private static List<String> read(String text) {
        return MlirReader.functions("a.mlir", text).stream().map(entry -> switch (entry) {
            case Entry.Read(Module module, Function function) -> function.name();
            case Entry.Refused(var name, var reason, var why, var begin) -> name.orElse("?") + " " + why;
        }).toList();
    }

    @Test
    void aBadFunctionCostsNoOtherOne() {
        assertThat(read("func.func @a" + IDENTITY + """
                func.func @b(%x: tensor<f32>) -> tensor<f32> {
                  %0 = odd.thing %x { "}" : "a" } : tensor<f32>
                  return %0 : tensor<f32>
                }
                """ + "func.func @c" + IDENTITY)).containsExactly("a",
                "b a.mlir:3:8: expected an operation that is known in pretty form, found odd.thing; "
                        + "write it in generic form, as \"odd.thing\"(..) : (..) -> ..",
                "c");
    }

    @Test
    void aFunctionThatIsNotClosedEndsWhereTheNextOneBegins() {
        assertThat(read("module {\nfunc.func @a(%x: tensor<f32>) {\n  return\nfunc.func @b" + IDENTITY + "}\n"))
                .containsExactly("a a.mlir:4:1: expected '}' at the end of a region, found 'func.func @b(%x: ten'",
                        "b");
    }

    @Test
    void aStringThatIsNotClosedEndsWithItsLine() {
        assertThat(read("func.func @a() attributes {x = \"abc} {\n  return\n}\nfunc.func @b" + IDENTITY))
                .containsExactly(
                        "a a.mlir:1:32: expected a quote at the end of the string that begins here, in the same line",
                        "b");
    }

    @Test
    void placesAreThoseOfTheWholeFile() {
        assertThat(read("func.func @a" + IDENTITY + "// -----\n\nfunc.func @b() {\n  odd.thing\n}\n")).hasSize(2)
                .last()
                .asString()
                .startsWith("b a.mlir:5:3: expected");
    }

    @Test
    void whatIsNoFunctionIsRefusedByItsName() {
        assertThat(read("llvm.func @g(%x: !llvm.ptr) {\n  llvm.return\n}\nfunc.func @a" + IDENTITY)).containsExactly(
                "g a.mlir:1:1: expected a function, func.func @name(..), found 'llvm.func @g(%x: !ll'", "a");
    }

    @Test
    void modulesAreReadInsideOfModules() {
        Module outer = MlirReader
                .read("a.mlir", "module @o { module @i { func.func @f" + IDENTITY + "}\nfunc.func @g" + IDENTITY + "}")
                .getFirst();
        assertThat(outer.functions()).extracting(Function::name).containsExactly("g");
        assertThat(outer.modules()).singleElement()
                .extracting(module -> module.function("f").isPresent())
                .isEqualTo(true);
        String written = MlirWriter.write(outer);
        assertThat(MlirReader.read("b.mlir", written).stream().map(MlirWriter::write)).containsExactly(written);
    }

    @Test
    void functionsAndModulesHaveAGenericForm() {
        String pretty = """
                module @m {
                  func.func private @f(%0: tensor<f32>) -> tensor<f32> {
                    "func.return"(%0) : (tensor<f32>) -> ()
                  }
                }
                """;
        assertThat(MlirReader.read("a.mlir", """
                "builtin.module"() <{sym_name = "m"}> ({
                  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "f", sym_visibility = "private"}> ({
                  ^bb0(%arg0: tensor<f32>):
                    "func.return"(%arg0) : (tensor<f32>) -> ()
                  }) : () -> () loc(#loc)
                }) : () -> ()
                """).stream().map(MlirWriter::write)).containsExactly(pretty);
    }

    @Test
    void elementsThatTheTextKeepsBehindAreFoundAndThoseOfNobodyAreElsewhere() {
        Module module = MlirReader.read("a.mlir", """
                func.func @f() {
                  %0 = stablehlo.constant dense_resource<here> : tensor<1xf32>
                  %1 = stablehlo.constant dense_resource<gone> : tensor<1xf32>
                  %2 = stablehlo.constant dense<...> : tensor<1xf32>
                  return
                }
                {-# dialect_resources: { builtin: { here: "0x040000000000803F" } } #-}
                """).getFirst();
        assertThat(module.functions().getFirst().body().orElseThrow().blocks().getFirst().operations())
                .flatMap(operation -> List.copyOf(operation.attributes().values()))
                .map(value -> value instanceof Attribute.Dense(var data, var type) ? data : value)
                .containsExactly(new Data.Blob("0000803F"), new Data.Elsewhere("gone"), new Data.Elsewhere("..."));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "a"() ({       | }) : () -> ()          | regions
            x = [          | ]                      | attributes
            x = tuple<     | >                      | types
            x = (          | ) -> ()                | types of functions
            x = dense<[    | ]> : tensor<i1>        | elements
            """)
    void whatIsTooDeepInsideIsRefused(String open, String close, String what) {
        boolean attribute = open.startsWith("x = ");
        String inner = attribute ? open.substring(4) : open;
        String first = attribute ? "\"a\"() {x = " : "";
        String text = "func.func @a() { " + first + inner.repeat(10_000) + close.repeat(10_000) + "}\nfunc.func @b"
                + IDENTITY;
        assertThat(read(text)).as(what).hasSize(2).last().isEqualTo("b");
        if (!what.equals("elements")) {
            assertThat(read(text).getFirst()).contains("expected at most 256 levels, one inside of the other");
        }
    }

    @Test
    void listsOfElementsThatAreTooDeepAreRefused() {
        assertThat(read("func.func @a() { %0 = stablehlo.constant dense<" + "[".repeat(10_000) + "]".repeat(10_000)
                + "> : tensor<i1> }")).singleElement().asString().contains("expected at most 256 levels");
    }

    @Test
    void aBinaryFileIsNamed() {
        assertThat(read("ML\u00EFR\u0001abc"))
                .containsExactly("? a.mlir:1:1: expected text, found MLIR's bytecode; mlir-opt writes it as text");
        assertThat(read("\nELF\0\0"))
                .containsExactly("? a.mlir:2:4: expected text, found a character of code 0; is this a binary file?");
    }

    @Test
    void aFunctionIsDefinedOnce() {
        assertThat(read("func.func @a" + IDENTITY + "func.func @a" + IDENTITY)).containsExactly("a",
                "a a.mlir:2:1: expected a new name, found @a, which is defined in line 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            %0:99999999999 = "a"() : () -> ()        | 1:21: expected how many values the name stands for, found '99999999999 = "a"()'
            "a"() {x = 1 : i99999999999} : () -> ()  | 1:33: expected a type, found 'i99999999999} : () -'
            "a"() {x = -0x10} : () -> ()             | 1:30: expected decimal digits behind a sign, found '0x10} : () -> () }'
            "a"() {x = dense<"0x1g"> : tensor<1xi8>} : () -> () | 1:35: expected pairs of hexadecimal digits behind 0x
            "a"() {x = dense<"0x123"> : tensor<1xi8>} : () -> () | 1:35: expected pairs of hexadecimal digits behind 0x
            "a"() {x = affine_map<(d0} : () -> ()    | 1:39: expected '>' for the '<' that is open here, found '} : () -> () }'
            """)
    void oddNumbersAndBracketsAreRefused(String operation, String message) {
        assertThat(read("func.func @a() { " + operation + " }")).containsExactly("a a.mlir:" + message);
    }

    /** Ten times the text takes about ten times as long, with many functions, good and bad ones, parts, and a long constant. */
    @Test
    void aLargeTextIsReadInLinearTime() {
        long small = milliseconds(2_000);
        long large = milliseconds(20_000);
        assertThat(large).as("small: %d ms", small).isLessThan(40 * Math.max(small, 25));
    }

    private static long milliseconds(int times) {
        String text = IntStream.range(0, times)
                .mapToObj(i -> (i % 10 == 0 ? "// -----\n" : "") + "func.func @f" + i + "(%x: tensor<2xf32>) {\n"
                        + (i % 3 == 0 ? "  odd.thing {\n" : "  %0 = stablehlo.add %x, %x : tensor<2xf32>\n")
                        + (i % 7 == 0 ? "  \"open\n" : "") + "  return\n}\n")
                .collect(Collectors.joining()) + "func.func @c() {\n  %0 = stablehlo.constant dense<\"0x"
                + "00".repeat(times * 20) + "\"> : tensor<1xi8>\n}\n";
        long start = System.nanoTime();
        assertThat(read(text)).hasSize(times + 1).last().isEqualTo("c");
        return (System.nanoTime() - start) / 1_000_000;
    }
}
