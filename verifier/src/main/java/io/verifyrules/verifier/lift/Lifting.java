package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.dialect.Reading;
import io.verifyrules.verifier.generalize.InstanceLine;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.pair.PairClaim;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Makes a rule for every size, every rank and every element type of a pair at stated sizes, as far as that goes. Sizes come first, then
 * ranks, then constants, then types; the verifier proves each step before it is taken.
 */
public final class Lifting {

    /** There are many steps, and each takes back what is not proved. */
    private static final long RESOURCES_OF_STEP = 600_000;
    private static final Duration STEP = Duration.ofSeconds(2);
    private static final Duration SEARCH = Duration.ofSeconds(8);

    private final RuleVerifier verifier;
    private final VerifyOptions options;
    private final Duration limit;

    /**
     * Lifting.
     *
     * @param options how hard each question is tried
     * @param limit   the time that the search for sizes may take
     */
    public Lifting(RuleVerifier verifier, VerifyOptions options, Duration limit) {
        this.verifier = verifier;
        this.options = options;
        this.limit = limit;
    }

    /** Lifting as hard as people wait for; each step takes at most the time that an obligation may take. */
    public static Lifting within(RuleVerifier verifier, Duration timeout) {
        Duration step = timeout.compareTo(STEP) < 0 ? timeout : STEP;
        return new Lifting(verifier, new VerifyOptions(List.of(), RESOURCES_OF_STEP, step, Optional.empty()), SEARCH);
    }

    /**
     * The rules behind a pair, one for each result in which both programs agree.
     *
     * @param verdicts the verdict on each result
     * @param name the name of the rules; of several results each has its number, too
     */
    public List<Lifted> of(ProgramPair pair, List<PairVerdict> verdicts, String name) {
        return IntStream.range(0, verdicts.size())
                .mapToObj(i -> of(pair, i, verdicts.get(i), verdicts.size() == 1 ? name : name + " result " + i))
                .toList();
    }

    private Lifted of(ProgramPair pair, int result, PairVerdict verdict, String name) {
        Optional<Reading> reading = switch (verdict.kind()) {
            case EQUAL -> Optional.of(Reading.STATED);
            case EQUAL_OVER_THE_REALS -> Optional.of(Reading.REALS);
            default -> Optional.empty();
        };
        return reading.<Lifted>map(known -> switch (PairClaim.asWritten(pair, result, known)) {
            case PairClaim.Stated stated -> of(stated.rule(), name);
            case PairClaim.NotRead not -> new Lifted.Not(not.diagnostic().message());
            case PairClaim.Invalid invalid -> new Lifted.Not(invalid.diagnostic().message());
            case PairClaim.OtherSignature other -> new Lifted.Not(other.diagnostic().message());
        }).orElseGet(() -> new Lifted.Not("the programs are not proved to be equal"));
    }

    /** The rule behind a pair that is stated as a rule at its sizes. */
    public Lifted of(Rule stated, String name) {
        try {
            NumberPattern pattern = NumberPattern.of(stated);
            Trial trial = new Trial(verifier, options, pattern, name);
            NotLifted last = new NotLifted("it has no elements");
            for (Optional<ElementType> opened : openings(pattern)) {
                try {
                    return lifted(trial, opened);
                } catch (NotLifted not) {
                    last = not;
                }
            }
            return new Lifted.Not(last.reason());
        } catch (NotLifted not) {
            return new Lifted.Not(not.reason());
        }
    }

    /** The one type of numbers, or else of truth values, that all elements have, where nothing converts them; then none. */
    private static List<Optional<ElementType>> openings(NumberPattern pattern) {
        Set<ElementType> types = new LinkedHashSet<>();
        boolean converts = false;
        for (TensorExpr value : pattern.strands().values()) {
            types.add(value.type().element());
            converts |= value instanceof Convert || value instanceof ReducePrecision || value instanceof ComplexApplied;
        }
        if (types.size() > 1) {
            types.removeAll(List.of(ElementType.BOOL, ElementType.INT));
        }
        return converts || types.size() != 1
                ? List.of(Optional.empty())
                : List.of(types.stream().findFirst(), Optional.empty());
    }

    private Lifted lifted(Trial trial, Optional<ElementType> opened) {
        SizeSearch search = new SizeSearch(trial, System.nanoTime() + limit.toNanos());
        Generality start = Generality.of(trial.pattern(), opened);
        List<NumberRelation> relations = search.found(start);
        Generality sizes = start.with(relations);
        Generality ranks = ranks(trial, sizes);
        Generality elements = elements(trial, ranks);
        Rule rule = claimed(trial, elements);
        if (Graph.same(rule.lhs(), rule.rhs())) {
            throw new NotLifted("both sides are one expression where dimensions have no order");
        }
        List<String> remarks = new ArrayList<>(remarks(trial, elements, rule));
        opened.filter(type -> !Trial.isAbout(rule, type))
                .ifPresent(type -> remarks.add("it is not proved in " + type + ", which the pair states"));
        boolean everySize = relations.stream()
                .noneMatch(
                        relation -> relation instanceof NumberRelation.Equation(var of, Expression.Fixed is, int cost));
        boolean everyRank = elements.classes().stream().anyMatch(each -> each.bound() == RankClass.RankBound.ANY);
        return new Lifted.Found(rule, everySize, everyRank, remarks);
    }

    /** For each condition of the rule, an instance at which the rule without it is wrong. */
    private static List<String> remarks(Trial trial, Generality generality, Rule rule) {
        List<Condition> demanded = rule.demands()
                .stream()
                .filter(Demand.Required.class::isInstance)
                .map(demand -> ((Demand.Required) demand).condition())
                .toList();
        List<NumberRelation.Comparison> conditions = generality.conditions();
        List<String> remarks = new ArrayList<>();
        for (int i = 0; i < Math.min(demanded.size(), conditions.size()); i++) {
            if (trial.of(generality.without(conditions.get(i))) instanceof Trial.Answer.Wrong(RuleInstance instance)) {
                remarks.add("without " + KotlinText.requires(demanded.get(i)) + " it is wrong at "
                        + InstanceLine.of(instance));
            }
        }
        return remarks;
    }

    /** Strands that are treated alike become one class; one class after the other is taken back where the rule is not proved so. */
    private static Generality ranks(Trial trial, Generality sizes) {
        List<StrandClass> classes = new StrandGroups(trial.pattern(), sizes.relations()).classes();
        if (isRight(trial, sizes.in(classes))) {
            return sizes.in(classes);
        }
        Generality general = sizes;
        for (StrandClass each : classes) {
            if (each.bound() != RankClass.RankBound.SINGLETON) {
                Generality more = general.in(joined(general.classes(), each));
                general = isRight(trial, more) ? more : general;
            }
        }
        return general;
    }

    private static List<StrandClass> joined(List<StrandClass> classes, StrandClass joined) {
        List<StrandClass> all = new ArrayList<>(
                classes.stream().filter(each -> !joined.strands().contains(each.first())).toList());
        all.add(joined);
        return all;
    }

    private static boolean isRight(Trial trial, Generality generality) {
        try {
            return trial.of(generality) instanceof Trial.Answer.Right;
        } catch (NotLifted not) {
            return false;
        }
    }

    /** Literals of the opened type in whose place any element may stand. */
    private static Generality elements(Trial trial, Generality ranks) {
        Generality general = ranks;
        for (Literal literal : literals(trial.pattern(), ranks)) {
            Generality more = general.anyElementFor(literal);
            general = isRight(trial, more) ? more : general;
        }
        return general;
    }

    private static Set<Literal> literals(NumberPattern pattern, Generality generality) {
        Set<Literal> literals = new LinkedHashSet<>();
        for (TensorExpr value : pattern.strands().values()) {
            for (Element element : value.elements()) {
                if (element instanceof Element.Written(Literal literal, ElementType type, boolean stated)
                        && generality.opened().filter(type::equals).isPresent()) {
                    literals.add(literal);
                }
            }
        }
        return literals;
    }

    /** The rule for those element types in which it is proved. */
    private static Rule claimed(Trial trial, Generality generality) {
        Trial.Answer answer = trial.of(generality);
        if (!(answer instanceof Trial.Answer.Right(Rule rule))) {
            throw new NotLifted("it is not proved once more");
        }
        if (generality.opened().isEmpty()) {
            return rule;
        }
        Set<ElementType> proved = trial.proved(rule);
        if (proved.isEmpty()) {
            throw new NotLifted("it is proved in no element type");
        }
        if (trial.isAll(rule, proved)) {
            return rule;
        }
        if (trial.of(generality.claiming(proved)) instanceof Trial.Answer.Right(Rule claimed)
                && trial.proved(claimed).containsAll(proved) && trial.isAll(claimed, trial.proved(claimed))) {
            return claimed;
        }
        throw new NotLifted("it is not proved once more");
    }
}
