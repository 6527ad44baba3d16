package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A way to compute an operation, with others below it, that a flag licenses to be computed otherwise. Operations that take the place of others have
 * no flags but {@code nsz}, and that where all of the others have it.
 *
 * <ul>
 * <li>{@code reassoc}: sums and differences of any terms, and products of any factors, in any order.
 * <li>{@code arcp}: {@code x / y} is {@code x * (1 / y)}.
 * <li>{@code contract}: a float that is shortened and made as long again was not shortened. A product is not rounded
 * before something is added to it or taken away.
 * </ul>
 */
sealed interface LicensedTree {

    /** As it is written. */
    record Written() implements LicensedTree {}

    /** A quotient as a product. */
    record Reciprocal() implements LicensedTree {}

    /** A float that was shortened before it became as long again. */
    record Unrounded() implements LicensedTree {}

    /** One operand of a sum or difference, a product, is not rounded. */
    record Fused(int place) implements LicensedTree {}

    /** Terms or factors in an order. */
    record Ordered(Order order) implements LicensedTree {}

    /** An order of operands by their numbers. As operations commute, that of two which has the least number comes first. */
    sealed interface Order {

        record Operand(int number) implements Order {}

        record Both(Order first, Order second) implements Order {}
    }

    /** A term of a sum, which may be taken away, or a factor. */
    record Leaf(TensorExpr term, boolean negative) {}

    /** The operands of the computation, from the left, where flags license it to be computed otherwise. */
    static List<TensorExpr> leaves(Arith root) {
        return isChain(root) ? chain(root).stream().map(Leaf::term).toList() : operand(root);
    }

    private static List<TensorExpr> operand(Arith root) {
        if (products(root).findAny().isPresent()) {
            return IntStream.range(0, 2)
                    .boxed()
                    .flatMap(place -> isProductOf(root, place)
                            ? root.operands().get(place).operands().stream()
                            : Stream.of(root.operands().get(place)))
                    .toList();
        }
        return shortened(root).map(inner -> inner.operands()).orElse(root.operands());
    }

    /** As it is written, and after it all other ways. */
    static List<LicensedTree> of(Arith root) {
        List<LicensedTree> ways = new ArrayList<>(List.of(new Written()));
        if (isChain(root)) {
            int count = chain(root).size();
            // As many orders as there are products of odd numbers below twice the count.
            LicensedForms.requireFew(
                    IntStream.range(2, count).mapToLong(i -> 2L * i - 1).reduce(1, (a, b) -> Math.min(a * b, 1000)));
            Order written = order(root, new int[1]);
            orders(IntStream.range(0, count).boxed().toList()).stream()
                    .filter(order -> !order.equals(written))
                    .map(Ordered::new)
                    .forEach(ways::add);
        } else if (root.flags().has(ArithFlag.ARCP)) {
            ways.add(new Reciprocal());
        } else if (shortened(root).isPresent()) {
            ways.add(new Unrounded());
        } else {
            products(root).mapToObj(Fused::new).forEach(ways::add);
        }
        return ways;
    }

    /** The operation computed so, of what takes the places of its leaves. */
    default TensorExpr of(Arith root, List<TensorExpr> leaves) {
        return switch (this) {
            case Written ignored -> isChain(root) ? written(root, leaves, new int[1]) : unchanged(root, leaves);
            case Reciprocal ignored -> {
                TensorExpr divisor = leaves.get(1);
                TensorExpr one = Constant.of(Element.of(new Literal.Whole(BigInteger.ONE), divisor.type().element()),
                        new ShapeTerms().of(divisor));
                yield made(ArithOperator.MULF, root,
                        List.of(leaves.getFirst(), made(ArithOperator.DIVF, root, List.of(one, divisor))));
            }
            case Unrounded ignored -> leaves.getFirst();
            case Fused(int place) -> fused(root, place, operands(root, leaves));
            // The first term is never taken away, so the whole is not either.
            case Ordered(Order order) -> ordered(order, root, leaves).term();
        };
    }

    /** The operands, of which products are of some of the leaves. */
    private static List<List<TensorExpr>> operands(Arith root, List<TensorExpr> leaves) {
        int first = isProductOf(root, 0) ? 2 : 1;
        return List.of(leaves.subList(0, first), leaves.subList(first, leaves.size()));
    }

    private static TensorExpr unchanged(Arith root, List<TensorExpr> leaves) {
        if (products(root).findAny().isPresent()) {
            List<List<TensorExpr>> parts = operands(root, leaves);
            return root.withOperands(IntStream.range(0, 2).mapToObj(place -> whole(root, place, parts)).toList());
        }
        return root.withOperands(shortened(root).map(inner -> List.of(inner.withOperands(leaves))).orElse(leaves));
    }

    private static TensorExpr whole(Arith root, int place, List<List<TensorExpr>> parts) {
        return isProductOf(root, place)
                ? root.operands().get(place).withOperands(parts.get(place))
                : parts.get(place).getFirst();
    }

    /** With the opposite of a factor, or of the other operand, where a difference is taken. */
    private static TensorExpr fused(Arith root, int place, List<List<TensorExpr>> parts) {
        boolean difference = root.operator() == ArithOperator.SUBF;
        TensorExpr factor = parts.get(place).get(0);
        TensorExpr added = whole(root, 1 - place, parts);
        List<TensorExpr> operands = List.of(difference && place == 1 ? opposite(factor) : factor,
                parts.get(place).get(1), difference && place == 0 ? opposite(added) : added);
        boolean nsz = haveNsz(root) && haveNsz((Arith) root.operands().get(place));
        return Arith.of(ArithOperator.FMA, nsz ? new ArithFlags(Set.of(ArithFlag.NSZ)) : ArithFlags.NONE, operands);
    }

    private static TensorExpr opposite(TensorExpr term) {
        return Arith.of(ArithOperator.NEGF, ArithFlags.NONE, List.of(term));
    }

    /** The operands of a sum or difference that need not be rounded, by their places. */
    private static IntStream products(Arith root) {
        return root.operands().size() == 2
                ? IntStream.range(0, 2).filter(place -> isProductOf(root, place))
                : IntStream.empty();
    }

    private static boolean isProductOf(Arith root, int place) {
        boolean sum = root.operator() == ArithOperator.ADDF || root.operator() == ArithOperator.SUBF;
        return sum && mayFuse(root) && root.operands().get(place) instanceof Arith inner && isProduct(inner)
                && mayFuse(inner);
    }

    private static boolean mayFuse(Arith arith) {
        return arith.flags().has(ArithFlag.CONTRACT) && !rounds(arith) && !isChain(arith);
    }

    private static boolean rounds(Arith arith) {
        return arith.flags().rounding().isPresent();
    }

    /** Whether the operation is one of several sums, or products, in an order that does not matter. */
    private static boolean isChain(Arith arith) {
        return arith.flags().has(ArithFlag.REASSOC) && !rounds(arith);
    }

    private static boolean isProduct(Arith arith) {
        return arith.operator() == ArithOperator.MULF;
    }

    private static boolean continues(Arith outer, TensorExpr inner) {
        return inner instanceof Arith arith && isChain(arith) && isProduct(arith) == isProduct(outer);
    }

    private static Optional<Arith> shortened(Arith root) {
        return root.operator() == ArithOperator.EXTF && root.flags().has(ArithFlag.CONTRACT)
                && root.operands().getFirst() instanceof Arith inner && inner.operator() == ArithOperator.TRUNCF
                && inner.flags().has(ArithFlag.CONTRACT) && !rounds(inner)
                && inner.operands().getFirst().type().equals(root.type()) ? Optional.of(inner) : Optional.empty();
    }

    private static List<Leaf> chain(Arith root) {
        List<Leaf> leaves = new ArrayList<>();
        chain(root, false, leaves);
        return leaves;
    }

    private static void chain(Arith arith, boolean negative, List<Leaf> leaves) {
        for (int place = 0; place < 2; place++) {
            TensorExpr operand = arith.operands().get(place);
            boolean opposite = negative ^ (place == 1 && arith.operator() == ArithOperator.SUBF);
            if (continues(arith, operand)) {
                chain((Arith) operand, opposite, leaves);
            } else {
                leaves.add(new Leaf(operand, opposite));
            }
        }
    }

    private static TensorExpr written(Arith arith, List<TensorExpr> leaves, int[] next) {
        List<TensorExpr> operands = new ArrayList<>();
        for (TensorExpr operand : arith.operands()) {
            operands.add(continues(arith, operand) ? written((Arith) operand, leaves, next) : leaves.get(next[0]++));
        }
        return arith.withOperands(operands);
    }

    private static Order order(Arith arith, int[] next) {
        List<Order> parts = new ArrayList<>();
        for (TensorExpr operand : arith.operands()) {
            parts.add(continues(arith, operand) ? order((Arith) operand, next) : new Order.Operand(next[0]++));
        }
        return new Order.Both(parts.get(0), parts.get(1));
    }

    private static List<Order> orders(List<Integer> numbers) {
        if (numbers.size() == 1) {
            return List.of(new Order.Operand(numbers.getFirst()));
        }
        List<Order> found = new ArrayList<>();
        List<Integer> rest = numbers.subList(1, numbers.size());
        for (int way = 1; way < 1 << rest.size(); way++) {
            List<Integer> first = new ArrayList<>(List.of(numbers.getFirst()));
            List<Integer> second = new ArrayList<>();
            for (int i = 0; i < rest.size(); i++) {
                ((way >> i & 1) == 0 ? first : second).add(rest.get(i));
            }
            for (Order left : orders(first)) {
                orders(second).forEach(right -> found.add(new Order.Both(left, right)));
            }
        }
        return found;
    }

    private static Leaf ordered(Order order, Arith root, List<TensorExpr> leaves) {
        return switch (order) {
            case Order.Operand(int number) -> new Leaf(leaves.get(number), chain(root).get(number).negative());
            case Order.Both(Order first, Order second) ->
                combined(root, ordered(first, root, leaves), ordered(second, root, leaves));
        };
    }

    /** A difference is exactly a sum with the opposite. The opposite of a sum is that of opposites but for the sign of a zero. */
    private static Leaf combined(Arith root, Leaf a, Leaf b) {
        if (isProduct(root)) {
            return new Leaf(made(ArithOperator.MULF, root, List.of(a.term(), b.term())), false);
        }
        if (a.negative() == b.negative() && (!a.negative() || haveNsz(root))) {
            return new Leaf(made(ArithOperator.ADDF, root, List.of(a.term(), b.term())), a.negative());
        }
        if (a.negative() && b.negative()) {
            return new Leaf(made(ArithOperator.SUBF, root, List.of(opposite(a.term()), b.term())), false);
        }
        Leaf from = a.negative() ? b : a;
        Leaf taken = a.negative() ? a : b;
        return new Leaf(made(ArithOperator.SUBF, root, List.of(from.term(), taken.term())), false);
    }

    private static boolean haveNsz(Arith arith) {
        return arith.flags().has(ArithFlag.NSZ) && (!isChain(arith) || arith.operands()
                .stream()
                .filter(operand -> continues(arith, operand))
                .allMatch(operand -> haveNsz((Arith) operand)));
    }

    private static TensorExpr made(ArithOperator operator, Arith root, List<TensorExpr> operands) {
        return Arith.of(operator, haveNsz(root) ? new ArithFlags(Set.of(ArithFlag.NSZ)) : ArithFlags.NONE, operands);
    }
}
