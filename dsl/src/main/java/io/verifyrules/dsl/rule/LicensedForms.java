package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The expressions that one side of a rule stands for where flags license rewrites: each element is that of any of them.
 * An operation that is written several times is one, and is rewritten everywhere or nowhere. So the left side may do no
 * more than if it were several. On the right side such an operation stands in one place, as that would ask too little.
 */
public final class LicensedForms {

    /** A side that stands for more expressions is not read. */
    static final int MOST = 40;

    private final IdentityHashMap<TensorExpr, Integer> numbers = new IdentityHashMap<>();
    private final List<List<LicensedTree>> ways = new ArrayList<>();

    private LicensedForms() {
    }

    /** The side itself and after it what else it stands for. */
    public static List<TensorExpr> of(TensorExpr side) {
        return isLicensed(side) ? new LicensedForms().forms(side) : List.of(side);
    }

    private static boolean isLicensed(TensorExpr side) {
        return Graph.of(List.of(side)).nodes().stream().anyMatch(LicensedForms::isLicensedItself);
    }

    private static boolean isLicensedItself(Node node) {
        return node instanceof Arith arith && !arith.flags().licences().isEmpty();
    }

    /** An expression that may be put into another order and be fused stands for more than is known here. */
    private static boolean hasTwoLicences(Node node) {
        return isLicensedItself(node) && ((Arith) node).flags().licences().size() > 1;
    }

    private static boolean isRounded(Node node) {
        return isLicensedItself(node) && ((Arith) node).flags().rounding().isPresent();
    }

    private List<TensorExpr> forms(TensorExpr side) {
        List<Arith> roots = new ArrayList<>();
        collect(side, roots, Collections.newSetFromMap(new IdentityHashMap<>()));
        Map<List<Object>, Integer> known = new HashMap<>();
        List<Integer> given = Graph.of(roots).numbers(known);
        Map<Integer, Integer> places = new HashMap<>();
        long count = 1;
        for (int i = 0; i < roots.size(); i++) {
            Arith root = roots.get(i);
            int before = places.size();
            int place = places.computeIfAbsent(given.get(i), key -> before);
            numbers.put(root, place);
            if (place == before) {
                List<LicensedTree> trees = LicensedTree.of(root);
                ways.add(trees);
                count *= trees.size();
                requireFew(count);
            }
        }
        return IntStream.range(0, (int) count).mapToObj(way -> form(side, way, new IdentityHashMap<>())).toList();
    }

    static void requireFew(long count) {
        if (count > MOST) {
            throw new IllFormedException("reassoc, contract and arcp: one side stands for more than " + MOST
                    + " expressions; say less of it");
        }
    }

    private static void collect(TensorExpr expr, List<Arith> roots, Set<TensorExpr> seen) {
        if (!seen.add(expr)) {
            return;
        }
        List<TensorExpr> below = expr.operands();
        if (isLicensedItself(expr)) {
            roots.add((Arith) expr);
            below = LicensedTree.leaves((Arith) expr);
        }
        below.forEach(operand -> collect(operand, roots, seen));
    }

    private TensorExpr form(TensorExpr expr, int way, IdentityHashMap<TensorExpr, TensorExpr> made) {
        TensorExpr known = made.get(expr);
        if (known == null) {
            known = rewritten(expr, way, made);
            made.put(expr, known);
        }
        return known;
    }

    private TensorExpr rewritten(TensorExpr expr, int way, IdentityHashMap<TensorExpr, TensorExpr> made) {
        if (expr instanceof Arith root && isLicensedItself(root)) {
            List<TensorExpr> leaves = LicensedTree.leaves(root).stream().map(leaf -> form(leaf, way, made)).toList();
            return chosen(Objects.requireNonNull(numbers.get(root)), way).of(root, leaves);
        }
        List<TensorExpr> operands = expr.operands().stream().map(operand -> form(operand, way, made)).toList();
        return operands.isEmpty() ? expr : expr.withOperands(operands);
    }

    private LicensedTree chosen(int number, int way) {
        int rest = way;
        for (int before = 0; before < number; before++) {
            rest /= ways.get(before).size();
        }
        List<LicensedTree> trees = ways.get(number);
        return trees.get(rest % trees.size());
    }

    /** The flags that license rewrites of the side. */
    public static List<String> licences(TensorExpr side) {
        return Graph.of(List.of(side))
                .nodes()
                .stream()
                .filter(LicensedForms::isLicensedItself)
                .flatMap(node -> ((Arith) node).flags().licences().stream())
                .distinct()
                .sorted()
                .map(ArithFlag::symbol)
                .toList();
    }

    /**
     * Checks that sides do not stand for too many expressions, and that no assumption stands for several. The
     * expressions that the right side stands for are known.
     *
     * @throws IllFormedException if not so
     */
    static void check(TypedParts rule) {
        if (rule.nodes().stream().noneMatch(LicensedForms::isLicensedItself)) {
            return;
        }
        if (rule.assumptions().stream().anyMatch(LicensedForms::isLicensed)) {
            throw new IllFormedException("assume: an operation that may be rewritten says nothing certain");
        }
        for (TensorExpr side : List.of(rule.lhs(), rule.rhs())) {
            if (Graph.of(List.of(side)).nodes().stream().anyMatch(LicensedForms::isRounded)) {
                throw new IllFormedException("an operation that may be rewritten rounds to nearest; leave out reassoc, "
                        + "contract and arcp, or the rounding");
            }
            if (Graph.of(List.of(side)).nodes().stream().anyMatch(LicensedForms::hasTwoLicences)) {
                throw new IllFormedException(
                        "an operation may be rewritten by one of reassoc, contract and arcp: what it "
                                + "stands for with more of them is not known here; leave out all but one");
            }
            of(side);
        }
        for (Node node : Graph.of(List.of(rule.rhs())).nodes()) {
            if (node instanceof Arith arith && isLicensedItself(node)
                    && (arith.flags().has(ArithFlag.NNAN) || arith.flags().has(ArithFlag.NINF))) {
                throw new IllFormedException("the right side may be rewritten by " + arith.flags()
                        + ", and it is not known which of the operations that it is rewritten to have nnan or ninf; "
                        + "leave out either there");
            }
        }
        if (usesTwice(rule.rhs())) {
            throw new IllFormedException(
                    "the right side uses the result of an operation twice that may be rewritten, and "
                            + "it is not known whether this is one operation or two; leave reassoc, contract and arcp out there");
        }
    }

    /** Two operations that say the same count as one that is used twice. */
    private static boolean usesTwice(TensorExpr side) {
        IdentityHashMap<Node, Long> times = SignChoices.writtenOut(side);
        List<Node> licensed = times.keySet().stream().filter(LicensedForms::isLicensedItself).toList();
        List<Integer> known = Graph.of(licensed).numbers(new HashMap<>());
        Map<Integer, Long> uses = new HashMap<>();
        for (int i = 0; i < licensed.size(); i++) {
            uses.merge(known.get(i), Objects.requireNonNull(times.get(licensed.get(i))), Long::sum);
        }
        return uses.values().stream().anyMatch(count -> count > 1);
    }
}
