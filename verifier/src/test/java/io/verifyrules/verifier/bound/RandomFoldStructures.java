package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/** Random claims over lanes of at most five values each. */
final class RandomFoldStructures {

    private static final List<long[]> DOMAINS = List.of(new long[]{2, 1}, new long[]{3, 1}, new long[]{4, 1},
            new long[]{5, 1}, new long[]{2, 2});

    private final Random random;
    private final ValueTerms terms = new ValueTerms();
    private final Map<RankClass, List<Map<String, Long>>> lanes = new LinkedHashMap<>();
    private final Map<RankClass, List<LaneInt>> variables = new LinkedHashMap<>();
    private final Map<String, List<Long>> scalars = new LinkedHashMap<>();
    private final List<Truth> hypotheses = new ArrayList<>();
    private final List<RankClass> classes = new ArrayList<>();
    private final List<ValueTerm> reads = new ArrayList<>();

    private RandomFoldStructures(long seed) {
        this.random = new Random(seed);
    }

    /** The structure of this seed. */
    static FoldStructure of(long seed) {
        return new RandomFoldStructures(seed).structure();
    }

    /** The structure of this seed, in which elements of a tensor are numbers of lane terms, of indices of that tensor too. */
    static FoldStructure withEntries(long seed) {
        return new RandomFoldStructures(seed).structureWithEntries();
    }

    /** The structure of this seed, in which a number of a singleton stands in terms on lanes of other classes. */
    static FoldStructure withNumbers(long seed) {
        return new RandomFoldStructures(seed).structureWithNumbers();
    }

    /** The structure of this seed, in which an index is the place that a number has among sizes. */
    static FoldStructure withPlaces(long seed) {
        return new RandomFoldStructures(seed).structureWithPlaces();
    }

    /** Two places, among sizes that may differ on some lanes only. */
    private FoldStructure structureWithPlaces() {
        RankClass many = new RankClass("c", chance(5) ? RankBound.NON_EMPTY : RankBound.ANY);
        declareClass(many, chance(2) ? new long[]{2, 2} : new long[]{3, 1});
        RankClass singleton = new RankClass("d", RankBound.SINGLETON);
        declareClass(singleton, new long[]{2, 1});
        List<LaneInt> sizes = List.of(variable(many), chance(3) ? term(many) : variable(many));
        if (chance(2)) {
            hypotheses.add(Truth.not(Truth.fold(many, LaneBool.not(LaneBool.equal(sizes.get(0), sizes.get(1))))));
        }
        List<LaneInt> places = new ArrayList<>();
        boolean ofOneNumber = chance(2);
        for (LaneInt size : sizes) {
            LaneInt number = !ofOneNumber && chance(3) ? LaneInt.of(random.nextInt(2)) : variable(singleton);
            places.add(LaneInt.of(new CompoundAtom.Place(many, number, size)));
            LaneInt index = chance(3) ? places.getLast().plus(variable(many)) : places.getLast();
            reads.add(terms.read("T", ElementType.INT, new TreeMap<>(Map.of(many.axis(), index))));
        }
        if (ofOneNumber) {
            // The lane on which the places differ is not the one on which the sizes do, so there are two.
            hypotheses.add(Truth.fold(many, LaneBool.anyOf(List.of(LaneBool.equal(sizes.get(0), sizes.get(1)),
                    LaneBool.equal(places.get(0), places.get(1))))));
        }
        for (int extra = ofOneNumber ? 0 : random.nextInt(3); extra > 0; extra--) {
            hypotheses.add(chance(2) ? Truth.not(Truth.fold(many, predicate(many))) : truth(1));
        }
        Truth same = Truth.fold(many, LaneBool.equal(places.get(0), places.get(1)));
        return claiming(switch (random.nextInt(4)) {
            case 0 -> new Claim.Holds(same);
            case 1 -> new Claim.Holds(Truth.anyOf(List.of(Truth.not(same), truth(1))));
            case 2 -> new Claim.SameElement(element(1), element(1));
            default -> new Claim.SameElement(reads.get(0), reads.get(1));
        });
    }

    private FoldStructure structureWithNumbers() {
        RankClass singleton = new RankClass("d", RankBound.SINGLETON);
        declareClass(singleton, chance(3) ? new long[]{2, 2} : new long[]{3, 1});
        List<LaneInt> numbers = List.copyOf(variables.getOrDefault(singleton, List.of()));
        RankClass many = new RankClass("c", chance(5) ? RankBound.NON_EMPTY : RankBound.ANY);
        declareClass(many, chance(2) ? new long[]{2, 2} : new long[]{3, 1});
        variables.getOrDefault(many, new ArrayList<>()).addAll(numbers);
        if (chance(3)) {
            RankClass third = new RankClass("e", chance(2) ? RankBound.SINGLETON : RankBound.ANY);
            declareClass(third, new long[]{2, 1});
            variables.getOrDefault(third, new ArrayList<>()).addAll(numbers);
        }
        Collections.swap(classes, 0, 1);
        declareReads(2 + random.nextInt(2));
        for (int extra = random.nextInt(3); extra > 0; extra--) {
            hypotheses.add(chance(2) ? fold() : truth(1));
        }
        return claiming(switch (random.nextInt(5)) {
            case 0 -> new Claim.Holds(oneOfManyFolds());
            case 1, 2 -> new Claim.Holds(truth(2));
            default -> new Claim.SameElement(element(2), element(1));
        });
    }

    private FoldStructure structure() {
        declareClass(new RankClass("c", chance(6) ? RankBound.NON_EMPTY : RankBound.ANY),
                DOMAINS.get(random.nextInt(DOMAINS.size())));
        if (chance(4)) {
            RankBound bound = chance(3) ? RankBound.SINGLETON : RankBound.ANY;
            declareClass(new RankClass("d", bound), new long[]{2, 1});
        }
        if (chance(4)) {
            declareScalar();
        }
        declareReads(chance(5) ? 4 : 3);
        for (int extra = random.nextInt(3); extra > 0; extra--) {
            hypotheses.add(chance(2) ? fold() : truth(2));
        }
        Claim.Conclusion conclusion = switch (random.nextInt(5)) {
            case 0 -> new Claim.Holds(oneOfManyFolds());
            case 1, 2 -> new Claim.Holds(truth(2));
            default -> new Claim.SameElement(element(2), element(1));
        };
        return claiming(conclusion);
    }

    /** Numbers looked up along one class are indices along another, or along the same one. */
    private FoldStructure structureWithEntries() {
        RankClass of = new RankClass("c", chance(4) ? RankBound.NON_EMPTY : RankBound.ANY);
        declareClass(of, chance(2) ? new long[]{2, 2} : new long[]{3, 1});
        RankClass used = chance(3) ? of : new RankClass("d", chance(2) ? RankBound.ANY : RankBound.SINGLETON);
        if (!used.equals(of)) {
            declareClass(used, new long[]{2, 1});
        }
        List<LaneInt> entries = new ArrayList<>();
        List<LaneInt> places = List.of(variable(of), chance(3) ? term(of) : variable(of));
        if (chance(2)) {
            // On one lane the places are the same; at rank 1 there is no other.
            hypotheses.add(Truth.not(Truth.fold(of, LaneBool.not(LaneBool.equal(places.get(0), places.get(1))))));
        }
        for (LaneInt at : places) {
            entries.add(
                    LaneInt.of(new CompoundAtom.Entry(new Origin.Input("N"), new TreeMap<>(Map.of(of.axis(), at)))));
        }
        if (chance(3)) {
            // What is found at one place is one number: a lane on which it were two is none.
            hypotheses.add(Truth.fold(of, LaneBool.equal(places.get(0), places.get(1))));
            hypotheses.add(Truth.fold(used, LaneBool.not(LaneBool.equal(entries.get(0), entries.get(1)))));
        }
        for (LaneInt entry : entries) {
            LaneInt index = chance(3) ? entry.plus(variable(used)) : entry;
            reads.add(terms.read("T", ElementType.INT, new TreeMap<>(Map.of(used.axis(), index))));
        }
        for (int extra = random.nextInt(3); extra > 0; extra--) {
            hypotheses.add(chance(2) ? Truth.not(Truth.fold(of, predicate(of))) : truth(1));
        }
        return claiming(switch (random.nextInt(4)) {
            case 0 -> new Claim.Holds(Truth.fold(used, LaneBool.equal(entries.get(0), entries.get(1))));
            case 1 -> new Claim.Holds(Truth.anyOf(
                    List.of(Truth.not(Truth.fold(used, LaneBool.equal(entries.get(0), entries.get(1)))), truth(1))));
            case 2 -> new Claim.SameElement(element(1), element(1));
            default -> new Claim.SameElement(reads.get(0), reads.get(1));
        });
    }

    private FoldStructure claiming(Claim.Conclusion conclusion) {
        return new FoldStructure(lanes, scalars, new Claim(new ClaimKind.Step("random"),
                hypotheses.stream().flatMap(hypothesis -> Truth.conjuncts(hypothesis).stream()).toList(), conclusion));
    }

    private boolean chance(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }

    private void declareClass(RankClass rankClass, long[] sizes) {
        List<Map<String, Long>> values = List.of(Map.of());
        List<LaneInt> ofClass = new ArrayList<>();
        for (int i = 0; i < sizes.length; i++) {
            if (sizes[i] == 1) {
                continue;
            }
            String name = rankClass.name() + "xy".charAt(i);
            LaneInt variable = LaneInt
                    .of(chance(3) ? LaneVariables.index(name, rankClass) : LaneVariables.map(name, rankClass));
            ofClass.add(variable);
            hypotheses.add(Truth.fold(rankClass, between(variable, sizes[i])));
            List<Map<String, Long>> longer = new ArrayList<>();
            for (Map<String, Long> shorter : values) {
                for (long value = 0; value < sizes[i]; value++) {
                    Map<String, Long> combined = new LinkedHashMap<>(shorter);
                    combined.put(name, value);
                    longer.add(combined);
                }
            }
            values = longer;
        }
        classes.add(rankClass);
        lanes.put(rankClass, values);
        variables.put(rankClass, ofClass);
    }

    private static LaneBool between(LaneInt variable, long size) {
        return LaneBool.and(LaneBool.nonNegative(variable), LaneBool.atMost(variable, LaneInt.of(size - 1)));
    }

    private void declareScalar() {
        LaneInt scalar = LaneInt.of(LaneVariables.scalar("s"));
        scalars.put("s", List.of(0L, 1L, 2L));
        hypotheses.add(Truth.onScalars(between(scalar, 3)));
        variables.values().forEach(ofClass -> ofClass.add(scalar));
    }

    private void declareReads(int count) {
        List<AggregatedAxis> axes = new ArrayList<>();
        classes.forEach(rankClass -> axes.add(rankClass.axis()));
        if (chance(3)) {
            axes.add(classes.get(0).axis("other"));
        }
        for (int i = count; i > 0; i--) {
            SortedMap<AggregatedAxis, LaneInt> index = new TreeMap<>();
            axes.forEach(axis -> index.put(axis, term(axis.rankClass())));
            reads.add(terms.read("T", ElementType.INT, index));
        }
    }

    private LaneInt variable(RankClass rankClass) {
        List<LaneInt> ofClass = variables.getOrDefault(rankClass, List.of());
        return ofClass.get(random.nextInt(ofClass.size()));
    }

    private LaneInt term(RankClass rankClass) {
        LaneInt a = variable(rankClass);
        LaneInt b = variable(rankClass);
        return switch (random.nextInt(9)) {
            case 0 -> LaneInt.of(random.nextInt(2));
            case 1 -> a.plus(1);
            case 2 -> LaneInt.of(2).minus(a);
            case 3 -> LaneInt.quotient(a, LaneInt.of(2));
            case 4 -> LaneInt.max(a, b.minus(1));
            case 5 -> LaneInt.choice(LaneBool.zero(a), LaneInt.of(1), b);
            case 6 -> a.minus(b);
            default -> a;
        };
    }

    private LaneBool predicate(RankClass rankClass) {
        LaneInt constant = LaneInt.of(random.nextInt(4));
        return switch (random.nextInt(8)) {
            case 0, 1 -> LaneBool.atMost(constant, term(rankClass));
            case 2 -> LaneBool.lessThan(term(rankClass), term(rankClass));
            case 3 -> LaneBool.equal(term(rankClass), constant);
            case 4 -> LaneBool.and(predicate(rankClass), predicate(rankClass));
            case 5 -> LaneBool.anyOf(List.of(predicate(rankClass), predicate(rankClass)));
            default -> LaneBool.not(LaneBool.equal(term(rankClass), constant));
        };
    }

    private Truth fold() {
        RankClass rankClass = classes.get(random.nextInt(classes.size()));
        return Truth.fold(rankClass, chance(12) ? LaneBool.FALSE : predicate(rankClass));
    }

    /** A claim that fails only where there is a lane against each fold: the reason for ranks above 1. */
    private Truth oneOfManyFolds() {
        List<Truth> folds = new ArrayList<>();
        RankClass rankClass = classes.get(0);
        for (int i = 2 + random.nextInt(3); i > 0; i--) {
            LaneBool excluded = LaneBool.equal(variable(rankClass), LaneInt.of(random.nextInt(4)));
            folds.add(Truth.fold(rankClass, chance(4) ? excluded : LaneBool.not(excluded)));
        }
        return Truth.anyOf(folds);
    }

    private Truth truth(int depth) {
        return switch (depth == 0 ? 0 : random.nextInt(9)) {
            case 0, 1, 2 -> fold();
            case 3 -> Truth.not(fold());
            case 4 -> Truth.not(truth(depth - 1));
            case 5 -> Truth.allOf(List.of(truth(depth - 1), truth(depth - 1)));
            case 6 -> scalars.isEmpty() ? Truth.not(fold()) : onScalar();
            case 7 -> comparison();
            default -> Truth.anyOf(List.of(truth(depth - 1), truth(depth - 1)));
        };
    }

    private Truth onScalar() {
        LaneInt scalar = LaneInt.of(LaneVariables.scalar("s"));
        return Truth.onScalars(LaneBool.equal(scalar, LaneInt.of(random.nextInt(3))));
    }

    private Truth comparison() {
        Operation relation = new Operation.OfRelation(chance(2) ? Relation.EQ : Relation.LT);
        return new Truth.OnElement(terms.apply(relation, ElementType.BOOL, List.of(read(), read())));
    }

    private ValueTerm read() {
        return reads.get(random.nextInt(reads.size()));
    }

    private ValueTerm element(int depth) {
        if (depth == 0 || chance(3)) {
            return chance(4) ? terms.parameter("v", ElementType.INT) : read();
        }
        return terms.choose(truth(1), element(depth - 1), element(depth - 1));
    }
}
