package io.verifyrules.verifier.export.cpp;

import io.verifyrules.verifier.export.pdll.PdllFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The text before all patterns, and the files that they need. */
public final class CppFiles {

    /** The text before all patterns. */
    public static final String PRELUDE = """
            // Rewrite rules proved by verify-rules, as patterns of MLIR over StableHLO, or over arith where a rule is about its operations.
            // They need the headers that the export to a folder writes beside this file.
            #include "verify_rules.h"
            #include "verify_rules_arith.h"
            #include "verify_rules_patterns.h"

            using namespace mlir;
            using namespace verify_rules;

            """;

    private static final String SUPPORT = "verify_rules_patterns.h";
    private static final String ARITH = "verify_rules_arith.h";

    private CppFiles() {
    }

    /** The files by name, for patterns of these names. */
    public static Map<String, String> of(List<String> names) {
        Map<String, String> files = new TreeMap<>();
        files.put("verify_rules.h", PdllFiles.support());
        files.put(SUPPORT, resource(SUPPORT));
        files.put(ARITH, resource(ARITH));
        files.put("populate.inc",
                names.stream()
                        .map(name -> "  patterns.add<" + CppStruct.named(name) + ">(context);\n")
                        .collect(Collectors.joining("",
                                "void populateVerifiedPatterns(MLIRContext *context, RewritePatternSet &patterns) {\n",
                                "}\n")));
        return files;
    }

    private static String resource(String name) {
        try (InputStream text = Objects.requireNonNull(CppFiles.class.getResourceAsStream(name), name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
