package io.verifyrules.verifier.export;

import io.verifyrules.verifier.export.arith.ArithRule;
import io.verifyrules.verifier.export.cpp.CppFiles;
import io.verifyrules.verifier.export.cpp.CppRule;
import io.verifyrules.verifier.export.egglog.EgglogFiles;
import io.verifyrules.verifier.export.egglog.EgglogRule;
import io.verifyrules.verifier.export.egglog.EgglogTest;
import io.verifyrules.verifier.export.match.Candidate;
import io.verifyrules.verifier.export.match.Examples;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.export.match.Told;
import io.verifyrules.verifier.export.pdll.LitTest;
import io.verifyrules.verifier.export.pdll.PdllFiles;
import io.verifyrules.verifier.export.pdll.PdllRule;
import java.util.List;
import java.util.Map;

/** The languages that rules are exported to. */
public enum ExportFormat {
    /** Patterns of MLIR's PDLL over StableHLO. */
    PDLL("pdll", "pdll") {
        @Override
        void require(Candidate candidate) {
            PdllRule.require(candidate.ofKnownWidths());
        }

        @Override
        String rule(String name, Proved proved) {
            return PdllRule.write(name, proved);
        }

        @Override
        Map<String, String> tests(String name, Proved proved) {
            Examples examples = Examples.of(proved, PdllRule.inMachines(proved.candidate()),
                    Told.of(proved.candidate().rule()));
            return Map.of(name + ".mlir", LitTest.write(name, proved, examples));
        }

        @Override
        public String prelude() {
            return PdllFiles.PRELUDE;
        }

        @Override
        public Map<String, String> companions(List<String> names) {
            return PdllFiles.of(names);
        }
    },
    /** Patterns of MLIR in C++, over StableHLO or over arith. */
    CPP("cpp", "cpp") {
        @Override
        void require(Candidate candidate) {
            if (ArithRule.isOfArith(candidate.rule())) {
                ArithRule.require(candidate);
            } else {
                CppRule.require(candidate.ofKnownWidths());
            }
        }

        @Override
        String rule(String name, Proved proved) {
            return ArithRule.isOfArith(proved.candidate().rule())
                    ? ArithRule.write(name, proved)
                    : CppRule.write(name, proved);
        }

        @Override
        Map<String, String> tests(String name, Proved proved) {
            return Map.of();
        }

        @Override
        public String prelude() {
            return CppFiles.PRELUDE;
        }

        @Override
        public Map<String, String> companions(List<String> names) {
            return CppFiles.of(names);
        }
    },
    /** Rules of egglog over the operators of the rule language. */
    EGGLOG("egglog", "egg") {
        @Override
        void require(Candidate candidate) {
            EgglogRule.require(candidate.ofKnownWidths());
        }

        @Override
        String rule(String name, Proved proved) {
            return EgglogRule.write(name, proved);
        }

        @Override
        Map<String, String> tests(String name, Proved proved) {
            Examples examples = Examples.of(proved, proved.candidate(), Told.of(proved.candidate().rule()));
            return Map.of(name + ".egg", EgglogTest.write(name, proved, examples));
        }

        @Override
        public String prelude() {
            return EgglogFiles.prelude();
        }

        @Override
        public Map<String, String> companions(List<String> names) {
            return EgglogFiles.companions();
        }
    };

    private final String word;
    private final String extension;

    ExportFormat(String word, String extension) {
        this.word = word;
        this.extension = extension;
    }

    /** As it is asked for. */
    public String word() {
        return word;
    }

    /** The ending of the names of its files. */
    public String extension() {
        return extension;
    }

    /** Checks that a rule can be said. */
    abstract void require(Candidate candidate);

    /** The definitions of a rule. */
    abstract String rule(String name, Proved proved);

    /** The tests of a rule, by the name of their file. */
    abstract Map<String, String> tests(String name, Proved proved);

    /** The text before all rules. */
    public abstract String prelude();

    /** The files beside that of the rules which are the same for all, by their names. */
    public abstract Map<String, String> companions(List<String> names);
}
