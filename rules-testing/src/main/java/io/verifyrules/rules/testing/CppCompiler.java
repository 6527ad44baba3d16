package io.verifyrules.rules.testing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A compiler of C++ that reads exported patterns, if the machine has one. It is given declarations of what they use of
 * MLIR and StableHLO, so that names, kinds of arguments and brackets are checked without these.
 */
final class CppCompiler {

    private static final String DECLARATIONS = "mlir-declarations.h";

    private static final List<String> HEADERS = List.of("mlir/AsmParser/AsmParser.h", "mlir/Dialect/Arith/IR/Arith.h",
            "mlir/Dialect/Math/IR/Math.h", "mlir/Dialect/UB/IR/UBOps.h", "llvm/ADT/APInt.h",
            "mlir/IR/BuiltinAttributes.h", "mlir/IR/BuiltinTypes.h", "mlir/IR/Matchers.h", "mlir/IR/PatternMatch.h",
            "mlir/IR/TypeUtilities.h", "mlir/Parser/Parser.h", "llvm/ADT/APFloat.h", "llvm/ADT/STLExtras.h",
            "llvm/ADT/Sequence.h", "llvm/ADT/SmallVector.h", "llvm/ADT/StringRef.h", "llvm/Support/Error.h",
            "stablehlo/dialect/StablehloOps.h");

    private CppCompiler() {
    }

    /** The compiler, if there is one. */
    static Optional<Path> find() {
        return Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(":", -1))
                .map(folder -> Path.of(folder, "c++"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Messages of the compiler about patterns, with the files beside them; empty if it has none. */
    static String complaints(Path folder, String patterns, Map<String, String> companions)
            throws IOException, InterruptedException {
        Files.writeString(folder.resolve(DECLARATIONS), declarations());
        for (String header : HEADERS) {
            Path file = folder.resolve(header);
            Files.createDirectories(file.resolveSibling("."));
            Files.writeString(file, "#include \"" + DECLARATIONS + "\"\n");
        }
        for (Map.Entry<String, String> companion : companions.entrySet()) {
            Files.writeString(folder.resolve(companion.getKey()), companion.getValue());
        }
        Path file = Files.writeString(folder.resolve("rules.cpp"), patterns + "\n#include \"populate.inc\"\n");
        Path log = folder.resolve("log");
        int code = new ProcessBuilder(find().orElseThrow().toString(), "-std=c++17", "-Wall", "-fsyntax-only", "-I",
                folder.toString(), file.toString()).redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        String said = Files.readString(log);
        return code == 0 && said.isEmpty() ? "" : "exit code " + code + "\n" + said;
    }

    private static String declarations() throws IOException {
        try (InputStream text = Objects.requireNonNull(CppCompiler.class.getResourceAsStream(DECLARATIONS))) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
