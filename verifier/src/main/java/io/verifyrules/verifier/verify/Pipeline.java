package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.Widths;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.conjecture.SymbolicSide;
import io.verifyrules.verifier.denotation.MeaningUnknown;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.choice.SolverChoice;
import io.verifyrules.verifier.solver.smtlib.DumpingSolver;
import io.verifyrules.verifier.solver.widths.OpenWidthSolver;
import io.verifyrules.verifier.solver.widths.Outcome;
import io.verifyrules.verifier.solver.widths.WidthDomain;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.term.TermTooLarge;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.Finding;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verdict.VerificationFailed;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The verifier with the solver that the options name. */
public final class Pipeline implements RuleVerifier {

    private final Function<VerifyOptions, Solver> solvers;
    private final Supplier<Optional<String>> remark;

    public Pipeline() {
        this(new SolverChoice());
    }

    private Pipeline(SolverChoice choice) {
        this.solvers = options -> choice.named(options.solver(), options.resourceLimit());
        this.remark = choice::agreement;
    }

    /** The verifier with another solver, whatever the options name. */
    public Pipeline(Solver solver) {
        this.solvers = options -> solver;
        this.remark = Optional::empty;
    }

    /** The verifier that remembers no answer of a solver, so that a run that is repeated costs the same. */
    public static Pipeline forgetful() {
        return new Pipeline(SolverChoice.forgetful());
    }

    @Override
    public Optional<String> remark() {
        return remark.get();
    }

    @Override
    public List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options) {
        return switch (declaration) {
            case IllFormedRule illFormed -> List.of(RuleResult.of(illFormed));
            case ListRule list -> new ListCheck(this::verify, options).of(list);
            case Rule rule -> ofShared(rule.sharing(), options).stream().map(result -> result.of(rule)).toList();
        };
    }

    /** Equal terms have to be one object, as much is remembered by objects. */
    private List<RuleResult> ofShared(Rule rule, VerifyOptions options) {
        return rule.widths().open().isEmpty()
                ? results(rule, options)
                : new WidthCheck((known, share) -> results(known, share.of(options.ofAnyElement())), (open, widths,
                        applies) -> atEveryWidth(open, widths, applies, WidthCheck.Share.AT_EVERY_WIDTH.of(options)))
                        .of(rule, options.elements());
    }

    /** The findings on a conjecture that leaves no widths open, one for each of its element types. */
    public List<Finding> check(Conjecture conjecture, VerifyOptions options) {
        return findings(conjecture, options, ElementBinding.of(conjecture, options.elements()));
    }

    private List<RuleResult> results(Rule rule, VerifyOptions options) {
        Conjecture conjecture = new RuleConjecture(rule);
        return results(rule, conjecture, options, ElementBinding.of(conjecture, options.elements())).stream()
                .map(result -> EveryFormatCheck.of(result,
                        () -> results(rule, conjecture, options, ElementBinding.ofFormats(conjecture))))
                .toList();
    }

    private List<RuleResult> results(Rule rule, Conjecture conjecture, VerifyOptions options,
            List<ElementBinding> bindings) {
        List<Finding> findings = findings(conjecture, options, bindings);
        return IntStream.range(0, bindings.size())
                .mapToObj(i -> RuleResult.of(rule, rule.expected(bindings.get(i).type()), findings.get(i)))
                .toList();
    }

    /**
     * A verdict that stays open where the order of sums does not matter may be proved where it does. A solver knows
     * more of floats as they are. Both kinds of proof must not be mixed.
     */
    private List<Finding> findings(Conjecture conjecture, VerifyOptions options, List<ElementBinding> bindings) {
        VainSearches searches = new VainSearches();
        List<Finding> findings = new ArrayList<>(found(conjecture, options, bindings, searches));
        List<Integer> open = IntStream.range(0, bindings.size())
                .filter(i -> bindings.get(i).isReordered() && findings.get(i).verdict() instanceof Verdict.Unknown)
                .boxed()
                .toList();
        List<Finding> asWritten = found(conjecture, options,
                open.stream().map(i -> bindings.get(i).asWritten()).toList(), searches);
        for (int i = 0; i < open.size(); i++) {
            if (asWritten.get(i).verdict() instanceof Verdict.Verified) {
                findings.set(open.get(i), asWritten.get(i));
            }
        }
        return findings;
    }

    /** One study serves all element types that have the laws of its proofs; one that does not is studied by itself. */
    private List<Finding> found(Conjecture conjecture, VerifyOptions options, List<ElementBinding> bindings,
            VainSearches searches) {
        List<Finding> findings = new ArrayList<>();
        Studies studies = new Studies(searches);
        Unstudied unstudied = new Unstudied(conjecture, searches);
        SymbolicSide side = conjecture.symbolic();
        for (ElementBinding binding : bindings) {
            long start = System.nanoTime();
            Budgets budgets = Budgets.of(options.resourceLimit(), options.timeout());
            ElementBinding.Theories theories = binding.theories(side.infinities(), side.floats());
            Optional<RuleInstance> elsewhere = studies.refuting(binding);
            Function<Studies.Made, Optional<Finding>> check = made -> new ElementCheck(conjecture, made, binding,
                    theories, budgets, options,
                    () -> EveryWidth.noneOpen(conjecture.name(), conjecture.concrete().widths())).run(start, elsewhere);
            try {
                Optional<Finding> found = studies.nearest(binding).flatMap(made -> {
                    made.study().log().another();
                    return check.apply(made);
                });
                if (found.isEmpty()) {
                    found = check.apply(studies.make(binding,
                            () -> new RuleStudy(side, theories, log(conjecture, binding, options, budgets), budgets)));
                }
                findings.add(found.orElseThrow());
            } catch (MeaningUnknown unknown) {
                findings.add(unstudied.in(binding, theories, budgets, elsewhere, unknown.reason(), start));
            } catch (TermTooLarge tooLarge) {
                findings.add(unstudied.in(binding, theories, budgets, elsewhere, tooLarge.reason(), start));
            } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError mistake) {
                throw new VerificationFailed(binding.name(), mistake);
            }
            if (findings.getLast().verdict() instanceof Verdict.Refuted refuted) {
                studies.refuted(binding, refuted.instance());
            }
        }
        return findings;
    }

    /**
     * The verdict that a rule is right at all of these widths, or why that is not proved. It is empty where it has no
     * meaning that tells.
     */
    private Optional<RuleResult> atEveryWidth(Rule rule, Widths widths, Optional<Applying> applies,
            VerifyOptions options) {
        long start = System.nanoTime();
        Budgets budgets = Budgets.of(options.resourceLimit(), options.timeout());
        Conjecture conjecture = new RuleConjecture(rule);
        ElementBinding binding = ElementBinding.of(conjecture, List.of()).getFirst();
        ElementBinding.Theories theories = binding.theories(false, conjecture.symbolic().floats());
        OpenWidthSolver solver = new OpenWidthSolver(solver(conjecture, binding, options), domain(widths));
        try {
            RuleStudy study = new RuleStudy(conjecture.symbolic(), theories, new ObligationLog(solver, budgets),
                    budgets);
            return new ElementCheck(conjecture, new Studies.Made(binding, study), binding, theories, budgets,
                    options.provingFirst(), () -> new EveryWidth.AtOnce(widths), applies)
                    .run(start, Optional.empty())
                    .map(found -> found.verdict().everyWidth().isPresent()
                            ? found.noted("at every width, " + how(solver.methods()))
                            : found)
                    .map(found -> RuleResult.of(rule, rule.expected(binding.type()), found));
        } catch (MeaningUnknown | TermTooLarge unknown) {
            return Optional.empty();
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError mistake) {
            throw new VerificationFailed(binding.name(), mistake);
        }
    }

    private static String how(Collection<Outcome.Method> methods) {
        return methods.isEmpty()
                ? "by laws alone"
                : methods.stream().map(Outcome.Method::text).collect(Collectors.joining(" and "));
    }

    private static WidthDomain domain(Widths widths) {
        WidthDomain domain = new WidthDomain(List.copyOf(widths.nonNegative()), Collections.emptySortedMap());
        return widths.speaksOfIndex() ? domain.choosing(Width.INDEX.terms().firstKey(), Width.OF_INDEX) : domain;
    }

    private Solver solver(Conjecture conjecture, ElementBinding binding, VerifyOptions options) {
        String folder = conjecture.name().replaceAll("[^\\p{L}\\p{N}]+", "-") + "." + binding.name();
        Solver solver = solvers.apply(options);
        return options.smtDump().<Solver>map(root -> new DumpingSolver(solver, root.resolve(folder))).orElse(solver);
    }

    private ObligationLog log(Conjecture conjecture, ElementBinding binding, VerifyOptions options, Budgets budgets) {
        return new ObligationLog(solver(conjecture, binding, options), budgets);
    }
}
