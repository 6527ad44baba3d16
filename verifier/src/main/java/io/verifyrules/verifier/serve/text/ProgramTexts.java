package io.verifyrules.verifier.serve.text;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.dialect.hlo.HloLowering;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.hlo.HloReader;
import io.verifyrules.verifier.text.mlir.MlirReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Two texts with programs, and what is compared of them. Functions of one name are compared. Where each side has only
 * one, these are, whatever they are called. Modules of HLO are compared in their order.
 *
 * @param pairs    what is compared
 * @param mistakes what cannot be, by the name of its text
 */
public record ProgramTexts(List<ProgramPair> pairs, List<Diagnostic> mistakes) {

    /** The names of the texts, which positions have in the place of files. */
    public static final String BEFORE = "before";
    /** The second one. */
    public static final String AFTER = "after";

    public ProgramTexts {
        pairs = List.copyOf(pairs);
        mistakes = List.copyOf(mistakes);
    }

    private record Program(String name, boolean isPrivate, ProgramPair.Part part) {}

    /** Reads both texts. */
    public static ProgramTexts of(String before, String after) {
        List<Diagnostic> mistakes = new ArrayList<>();
        List<Program> first = programs(BEFORE, before, mistakes);
        List<Program> second = programs(AFTER, after, mistakes);
        boolean inOrder = HloReader.isHlo(before) || HloReader.isHlo(after)
                || (first.size() == 1 && second.size() == 1);
        if (inOrder && first.size() != second.size()) {
            mistakes.add(new Diagnostic(SourcePosition.ofFile(AFTER),
                    "expected as many programs as before, " + first.size() + ", found " + second.size()));
            return new ProgramTexts(List.of(), mistakes);
        }
        return new ProgramTexts(inOrder
                ? IntStream.range(0, first.size()).mapToObj(i -> pair(first.get(i), second.get(i))).toList()
                : byName(first, second, mistakes), mistakes);
    }

    private static ProgramPair pair(Program first, Program second) {
        return new ProgramPair(first.name(), first.part(), second.part());
    }

    private static List<ProgramPair> byName(List<Program> first, List<Program> second, List<Diagnostic> mistakes) {
        Map<String, Program> others = new LinkedHashMap<>();
        second.forEach(program -> others.putIfAbsent(program.name(), program));
        List<ProgramPair> pairs = new ArrayList<>();
        for (Program program : first) {
            Optional<Program> other = Optional.ofNullable(others.remove(program.name()));
            boolean isPrivate = program.isPrivate() || other.filter(Program::isPrivate).isPresent();
            if (other.isEmpty() && !isPrivate) {
                mistakes.add(alone(program, BEFORE));
            } else if (!isPrivate) {
                pairs.add(pair(program, other.orElseThrow()));
            }
        }
        others.values()
                .stream()
                .filter(program -> !program.isPrivate())
                .forEach(each -> mistakes.add(alone(each, AFTER)));
        return pairs;
    }

    private static Diagnostic alone(Program program, String side) {
        return new Diagnostic(program.part().function().place(), "@" + program.name() + " is " + side + " only");
    }

    private static List<Program> programs(String side, String text, List<Diagnostic> mistakes) {
        boolean isHlo = HloReader.isHlo(text);
        List<Entry> entries = isHlo
                ? HloReader.parts(side, text).stream().flatMap(part -> part.entry().stream()).toList()
                : MlirReader.functions(side, text);
        if (entries.isEmpty()) {
            mistakes.add(new Diagnostic(SourcePosition.ofFile(side),
                    "expected " + (isHlo ? "modules of HLO" : "functions of MLIR") + ", found none"));
        }
        List<Program> programs = new ArrayList<>();
        for (Entry entry : entries) {
            switch (entry) {
                case Entry.Refused refused -> mistakes.add(refused.why());
                case Entry.Read read -> programs.add(new Program(read.function().name(), read.function().isPrivate(),
                        isHlo
                                ? new ProgramPair.Part(HloLowering.function(read.function(), read.module()), Map.of())
                                : ProgramPair.Part.of(read.function(), read.module())));
            }
        }
        return programs;
    }
}
