package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.Provenance;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The statements of a rule about itself rather than about tensors: its origin, and the verdicts that are expected. */
record ExpectationStatements(Terms terms) {

    /** A verdict, and why it is expected. */
    private record Stated(VerdictKind verdict, String reason) {}

    List<Statement> of(Rule rule) {
        List<Statement> statements = new ArrayList<>();
        if (!rule.provenance().equals(Provenance.NONE)) {
            statements.add(plain("source", source(rule.provenance())));
        }
        statements.addAll(of(rule.expectation()));
        return statements;
    }

    private Statement plain(String function, List<Code.Argument> arguments) {
        return new Statement.Plain("", new Code.Call(Optional.empty(), terms.names().function(function), arguments));
    }

    private static List<Code.Argument> source(Provenance source) {
        List<Code.Argument> arguments = new ArrayList<>();
        if (!source.id().isEmpty() || !source.handlers().isEmpty()) {
            arguments.add(Code.Argument.of(TextCode.of(source.id())));
        }
        source.handlers().forEach(handler -> arguments.add(Code.Argument.of(TextCode.of(handler))));
        if (!source.note().isEmpty()) {
            arguments.add(Code.Argument.named("note", TextCode.of(source.note())));
        }
        return arguments;
    }

    private List<Statement> of(Expectation expectation) {
        List<Statement> statements = new ArrayList<>();
        Expectation general = Expectation.of(expectation.verdict(), expectation.general());
        if (!general.equals(Expectation.VERIFIED)) {
            List<Code.Argument> arguments = verdict(expectation.verdict());
            expectation.by().ifPresent(by -> arguments.add(Code.Argument.named("by", terms.word(by.toString()))));
            because(expectation.general(), arguments);
            statements.add(plain("expect", arguments));
        }
        Map<Stated, Set<ElementType>> together = new LinkedHashMap<>();
        expectation.byElement()
                .forEach(
                        (type, verdict) -> together
                                .computeIfAbsent(new Stated(verdict, expectation.reasons().getOrDefault(type, "")),
                                        ignored -> new LinkedHashSet<>())
                                .add(type));
        together.forEach((stated, types) -> {
            List<Code.Argument> arguments = verdict(stated.verdict());
            arguments.add(Code.Argument.named("on", terms.types().set(types)));
            because(stated.reason(), arguments);
            statements.add(plain("expect", arguments));
        });
        return statements;
    }

    private List<Code.Argument> verdict(VerdictKind verdict) {
        return new ArrayList<>(List.of(Code.Argument.of(Code.word(verdict.name()))));
    }

    private static void because(String reason, List<Code.Argument> arguments) {
        if (!reason.isEmpty()) {
            arguments.add(Code.Argument.named("because", TextCode.of(reason)));
        }
    }
}
