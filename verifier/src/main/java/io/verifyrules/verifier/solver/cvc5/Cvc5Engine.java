package io.verifyrules.verifier.solver.cvc5;

import io.github.cvc5.CVC5ApiException;
import io.github.cvc5.Command;
import io.github.cvc5.Context;
import io.github.cvc5.InputParser;
import io.github.cvc5.Result;
import io.github.cvc5.Solver;
import io.github.cvc5.SymbolManager;
import io.github.cvc5.Term;
import io.github.cvc5.TermManager;
import io.github.cvc5.UnknownExplanation;
import io.github.cvc5.modes.InputLanguage;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import io.verifyrules.verifier.solver.process.Question;
import io.verifyrules.verifier.solver.process.SolverEngine;
import io.verifyrules.verifier.solver.process.SolverServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** cvc5 in its own process. Each query has terms and a solver of its own, deleted at its end. */
final class Cvc5Engine implements SolverEngine {

    /** The units of a budget that are as much as some seconds of cvc5. */
    private static final long UNITS = 10;

    private static final long MEMORY_BYTES = 2L << 30;

    private Cvc5Engine() {
        try {
            Cvc5Library.ofThisPlatform().load();
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /** Serves questions to the process that started this one. */
    public static void main(String[] arguments) {
        SolverServer.serve(Cvc5Engine::new, MEMORY_BYTES);
    }

    @Override
    public String name() {
        try {
            return "cvc5 " + new Solver(new TermManager()).getVersion();
        } finally {
            Context.deletePointers();
        }
    }

    @Override
    public Answer answer(Question question) {
        try {
            TermManager terms = new TermManager();
            Solver solver = limited(terms, question.budget());
            SymbolManager symbols = new SymbolManager(terms);
            Optional<String> mistake = read(question.script(), solver, symbols);
            if (mistake.isPresent()) {
                return new Answer.GaveUp("cvc5: " + mistake.get(), 0);
            }
            return answer(solver.checkSat(), question, solver, symbols);
        } catch (CVC5ApiException wrong) {
            return new Answer.GaveUp("cvc5: " + wrong.getMessage(), 0);
        } finally {
            Context.deletePointers();
        }
    }

    private static Solver limited(TermManager terms, Budget budget) {
        Solver solver = new Solver(terms);
        solver.setOption("produce-models", "true");
        // Formats other than f32 and f64 count as experimental there.
        solver.setOption("fp-exp", "true");
        solver.setOption("rlimit-per", Long.toString(Math.max(1, budget.resources() / UNITS)));
        solver.setOption("tlimit-per", Long.toString(Math.max(1, budget.wallTime().toMillis())));
        return solver;
    }

    /** Carries out the script but for its question. The output of a command is its mistake: it throws nothing. */
    private static Optional<String> read(String script, Solver solver, SymbolManager symbols) {
        InputParser parser = new InputParser(solver, symbols);
        parser.setStringInput(InputLanguage.SMT_LIB_2_6, script, "query");
        for (Command command = parser.nextCommand(); !command.isNull(); command = parser.nextCommand()) {
            if (!command.getCommandName().equals("check-sat")) {
                String said = command.invoke(solver, symbols).strip();
                if (!said.isEmpty()) {
                    return Optional.of(command.getCommandName() + ": " + said);
                }
            }
        }
        return Optional.empty();
    }

    private static Answer answer(Result result, Question question, Solver solver, SymbolManager symbols)
            throws CVC5ApiException {
        long spent = solver.getStatistics().get("resource::resourceUnitsUsed").getInt() * UNITS;
        if (result.isUnsat()) {
            return new Answer.Unsatisfiable(spent);
        }
        if (!result.isSat()) {
            boolean byClock = result.getUnknownExplanation() == UnknownExplanation.TIMEOUT;
            return new Answer.GaveUp("cvc5: " + result.getUnknownExplanation(), spent, byClock);
        }
        List<Value> values = new ArrayList<>();
        for (String watched : question.watched()) {
            InputParser parser = new InputParser(solver, symbols);
            parser.setStringInput(InputLanguage.SMT_LIB_2_6, watched, "watched");
            values.add(value(solver.getValue(parser.nextTerm())));
        }
        return new Answer.Satisfiable(values, spent);
    }

    private static Value floating(Term term) throws CVC5ApiException {
        var parts = term.getFloatingPointValue();
        return new Value.Floating(new BigInteger(parts.third.getBitVectorValue(10)),
                new Sort.Floats((int) (long) parts.first, (int) (long) parts.second));
    }

    private static Value value(Term term) throws CVC5ApiException {
        if (term.isIntegerValue()) {
            return new Value.Whole(term.getIntegerValue());
        }
        if (term.isRealValue()) {
            return new Value.Fraction(term.getRealValue().first, term.getRealValue().second);
        }
        if (term.isBitVectorValue()) {
            return new Value.Whole(new BigInteger(term.getBitVectorValue(10)));
        }
        if (term.isFloatingPointValue()) {
            return floating(term);
        }
        if (term.isBooleanValue()) {
            return new Value.Truth(term.getBooleanValue());
        }
        return term.isUninterpretedSortValue()
                ? new Value.Named(term.getUninterpretedSortValue())
                : new Value.Inexpressible(term.toString());
    }
}
