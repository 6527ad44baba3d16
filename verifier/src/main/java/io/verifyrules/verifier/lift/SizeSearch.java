package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.verifier.generalize.InstanceLine;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The search for the relations that a rule needs. The rule without any is tried on drawn instances. Then rules with few
 * relations are asked about. Where one is wrong, the numbers of its counterexample are a point that the next rule must
 * leave out. Where one is right, relations that demand too much are weakened, and the search ends.
 */
final class SizeSearch {

    private static final int MOST_ATTEMPTS = 120;
    private static final int FIRST_POINTS = 80;
    private static final int MORE_POINTS = 4;

    private final Trial trial;
    private final long deadline;
    private final List<NumberRelation> relations;
    private final List<Parameter> toBeSaid;
    private final Points points;
    private final List<Set<NumberRelation>> undecided = new ArrayList<>();

    /**
     * A search.
     *
     * @param deadline when it ends at the latest, as {@link System#nanoTime} counts
     */
    SizeSearch(Trial trial, long deadline) {
        this.trial = trial;
        this.deadline = deadline;
        List<Parameter> parameters = trial.pattern().parameters();
        this.relations = NumberRelations.of(parameters, trial.pattern().stated());
        this.toBeSaid = parameters.stream().filter(parameter -> !parameter.ofLeft()).toList();
        this.points = new Points(trial.pattern());
    }

    /** The relations of a rule that is right. */
    List<NumberRelation> found(Generality start) {
        draw(start, List.of(), FIRST_POINTS);
        String last = "nothing was tried";
        for (int i = 0; i < MOST_ATTEMPTS && System.nanoTime() < deadline; i++) {
            Optional<List<NumberRelation>> cheapest = Cover.cheapest(relations, toBeSaid,
                    points.wrong().stream().map(Points.Point::values).toList(),
                    points.right().stream().map(Points.Point::values).toList(), undecided);
            if (cheapest.isEmpty()) {
                throw new NotLifted("no relations among its numbers make it right; " + last);
            }
            List<NumberRelation> chosen = ordered(cheapest.get());
            if (draw(start, chosen, MORE_POINTS)) {
                last = wrongAt(points.wrong().getLast().line());
                continue;
            }
            switch (trial.of(start.with(chosen))) {
                case Trial.Answer.Right ignored -> {
                    return weakened(start, chosen);
                }
                case Trial.Answer.Wrong(RuleInstance instance) -> {
                    points.refuted(instance, chosen);
                    last = wrongAt(InstanceLine.of(instance));
                }
                case Trial.Answer.Open(String reason) -> {
                    undecided.add(Cover.set(chosen));
                    last = "the last rule that was tried is undecided: " + reason;
                }
            }
        }
        throw new NotLifted("the search for relations among its numbers ended; " + last);
    }

    private static String wrongAt(String line) {
        return "the last rule that was tried is wrong at " + line;
    }

    /** Whether a rule with these relations is wrong on an instance that is drawn. */
    private boolean draw(Generality start, List<NumberRelation> relations, int most) {
        Generality generality = start.with(relations);
        return trial.rule(generality)
                .filter(rule -> points.draw(rule, relations, Trial.exact(rule, generality), most))
                .isPresent();
    }

    private static List<NumberRelation> ordered(List<NumberRelation> relations) {
        return relations.stream()
                .sorted((a, b) -> a.parameters().iterator().next().compareTo(b.parameters().iterator().next()))
                .toList();
    }

    /** The same without what is not needed, and with an order in the place of an equation where that is enough. */
    private List<NumberRelation> weakened(Generality start, List<NumberRelation> relations) {
        List<NumberRelation> weakest = relations;
        for (NumberRelation relation : relations) {
            for (List<NumberRelation> instead : weaker(relation)) {
                List<NumberRelation> other = new ArrayList<>(weakest);
                other.remove(relation);
                other.addAll(instead);
                if (System.nanoTime() < deadline && leavesOutAllWrong(other)
                        && trial.of(start.with(ordered(other))) instanceof Trial.Answer.Right) {
                    weakest = other;
                    break;
                }
            }
        }
        return ordered(weakest);
    }

    private static List<List<NumberRelation>> weaker(NumberRelation relation) {
        return switch (relation) {
            case NumberRelation.Equation(Parameter parameter, Expression is, int cost) when parameter.ofLeft() -> {
                Expression of = new Expression.Of(parameter);
                yield List.of(List.of(), List.of(new NumberRelation.Comparison(Relation.GE, of, is, cost)),
                        List.of(new NumberRelation.Comparison(Relation.LE, of, is, cost)));
            }
            case NumberRelation.Equation ignored -> List.of();
            case NumberRelation.Comparison ignored -> List.of(List.of());
        };
    }

    private boolean leavesOutAllWrong(List<NumberRelation> relations) {
        return points.wrong()
                .stream()
                .noneMatch(point -> relations.stream().allMatch(relation -> relation.holds(point.values())));
    }
}
