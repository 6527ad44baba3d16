package io.verifyrules.verifier.term;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Consumer;

/**
 * Terms as text, for people. Terms share subterms, so a text may be longer than any memory. It is cut off where nobody
 * reads on, and the rest is not looked at.
 */
final class TermText {

    /** Longer than any text that is read, shorter than any that hurts. */
    private static final int MOST = 4000;

    /**
     * The part of the text that the order of terms looks at. Texts of sensible rules differ before that; structure
     * decides among the others.
     */
    private static final int BEGINNING = 120;

    private final StringBuilder text = new StringBuilder();
    private final Wording wording;
    private final int most;

    private TermText(Wording wording, int most) {
        this.wording = wording;
        this.most = most;
    }

    static String of(LaneInt term) {
        return whole(text -> text.print(term));
    }

    static String of(LaneInt.Monomial monomial) {
        return whole(text -> text.print(monomial));
    }

    static String of(LaneAtom atom) {
        return whole(text -> text.print(atom));
    }

    static String of(LaneBool condition) {
        return whole(text -> text.print(condition));
    }

    static String of(Truth truth) {
        return whole(text -> text.print(truth));
    }

    static String of(ValueTerm term) {
        return of(term, Wording.EXACT);
    }

    static String of(Truth truth, Wording wording) {
        return whole(wording, text -> text.print(truth));
    }

    static String of(ValueTerm term, Wording wording) {
        return whole(wording, text -> text.print(term));
    }

    private static String whole(Consumer<TermText> print) {
        return whole(Wording.EXACT, print);
    }

    private static String whole(Wording wording, Consumer<TermText> print) {
        TermText text = new TermText(wording, MOST);
        print.accept(text);
        return text.full() ? text.text.substring(0, MOST) + " .." : text.text.toString();
    }

    static String beginning(LaneAtom atom) {
        return atom instanceof LaneAtom.Variable ? atom.toString() : beginning(text -> text.print(atom));
    }

    static String beginning(List<LaneAtom> monomial) {
        return monomial.size() == 1 ? beginning(monomial.get(0)) : beginning(text -> text.print(monomial));
    }

    private static String beginning(Consumer<TermText> print) {
        TermText text = new TermText(Wording.EXACT, BEGINNING);
        print.accept(text);
        return text.full() ? text.text.substring(0, BEGINNING) : text.text.toString();
    }

    private boolean full() {
        return text.length() > most;
    }

    private TermText add(Object part) {
        if (!full()) {
            text.append(part);
        }
        return this;
    }

    private <T> void join(List<T> parts, String separator, Consumer<T> print) {
        for (int i = 0; i < parts.size() && !full(); i++) {
            add(i == 0 ? "" : separator);
            print.accept(parts.get(i));
        }
    }

    private void print(LaneInt term) {
        if (term.terms().isEmpty()) {
            add("0");
        }
        boolean first = true;
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.entries()) {
            if (full()) {
                return;
            }
            String plus = first ? "" : " + ";
            String minus = first ? "-" : " - ";
            add(part.getValue().signum() < 0 ? minus : plus);
            print(part.getKey(), part.getValue().abs());
            first = false;
        }
    }

    private void print(LaneInt.Monomial monomial, BigInteger size) {
        if (monomial.atoms().isEmpty()) {
            add(size);
            return;
        }
        add(size.equals(BigInteger.ONE) ? "" : size + "*");
        print(monomial);
    }

    private void print(LaneInt.Monomial monomial) {
        print(monomial.atoms());
    }

    private void print(List<LaneAtom> monomial) {
        if (monomial.size() == 1) {
            print(monomial.getFirst());
        } else {
            join(monomial, "*", this::print);
        }
    }

    private void print(LaneAtom atom) {
        if (full()) {
            return;
        }
        switch (atom) {
            case LaneAtom.Variable variable -> add(wording.variable(variable));
            case CompoundAtom.Quotient quotient -> {
                add("div(").print(quotient.dividend());
                add(", ").print(quotient.divisor());
                add(")");
            }
            case CompoundAtom.PositivePart part -> {
                add(wording.isReadable() ? "max(0, " : "pos(").print(part.of());
                add(")");
            }
            case CompoundAtom.Place place -> call("place", place.number(), place.size());
            case CompoundAtom.Entry entry when RowMajor.counted(entry).isPresent() ->
                call("count", RowMajor.counted(entry).get().getValue());
            case CompoundAtom.Entry entry when RowMajor.numbered(entry).isPresent() -> {
                RowMajor.Numbered number = RowMajor.numbered(entry).get();
                call("number", number.index(), number.size());
            }
            case CompoundAtom.Entry entry -> {
                add(entry.origin().text()).add("[");
                join(List.copyOf(entry.at().entrySet()), ", ",
                        index -> add(index.getKey()).add(": ").print(index.getValue()));
                add("]");
            }
            case CompoundAtom.Choice choice -> {
                add("if(").print(choice.condition());
                add(", ").print(choice.then());
                add(", ").print(choice.otherwise());
                add(")");
            }
        }
    }

    private void call(String name, LaneInt... operands) {
        add(name).add("(");
        join(List.of(operands), "; ", this::print);
        add(")");
    }

    private void print(LaneBool condition) {
        if (full()) {
            return;
        }
        switch (condition) {
            case LaneBool.Constant constant -> add(constant.value());
            case LaneBool.NonNegative atLeast when wording.isReadable() && isStrict(atLeast.term()) -> {
                sum(atLeast.term().plus(1).terms(), -1);
                add(" < ");
                sum(atLeast.term().plus(1).terms(), 1);
            }
            case LaneBool.NonNegative atLeast -> compare(atLeast.term(), " >= ");
            case LaneBool.Zero zero -> compare(zero.term(), " == ");
            case LaneBool.NonZero nonZero -> compare(nonZero.term(), " != ");
            case LaneBool.AllOf all -> bracketed(() -> join(all.parts(), " and ", this::print));
            case LaneBool.AnyOf any -> bracketed(() -> join(any.parts(), " or ", this::print));
        }
    }

    private void bracketed(Runnable inside) {
        add("(");
        inside.run();
        add(")");
    }

    /** The comparison with 0, the terms of negative coefficient moved to the other side. */
    private void compare(LaneInt term, String relation) {
        sum(term.terms(), 1);
        add(relation);
        sum(term.terms(), -1);
    }

    /** {@code a - b - 1 >= 0} is read as {@code b < a}, and {@code a - 1 >= 0} as {@code a >= 1}. */
    private static boolean isStrict(LaneInt difference) {
        return difference.constantPart().equals(BigInteger.ONE.negate())
                && difference.plus(1).terms().values().stream().anyMatch(coefficient -> coefficient.signum() < 0);
    }

    private void sum(SortedMap<LaneInt.Monomial, BigInteger> terms, int sign) {
        List<Map.Entry<LaneInt.Monomial, BigInteger>> parts = terms.entrySet()
                .stream()
                .filter(part -> part.getValue().signum() == sign)
                .toList();
        if (parts.isEmpty()) {
            add("0");
        }
        join(parts, " + ", part -> print(part.getKey(), part.getValue().abs()));
    }

    private void print(Truth truth) {
        if (full()) {
            return;
        }
        switch (truth) {
            case Truth.Constant constant -> add(constant.value());
            case Truth.Fold fold when wording.isReadable() -> {
                add("all ").add(fold.rankClass()).add(": ").print(fold.predicate());
            }
            case Truth.Fold fold -> {
                add("all[").add(fold.rankClass()).add("](").print(fold.predicate());
                add(")");
            }
            case Truth.OnScalars scalars -> print(scalars.condition());
            case Truth.OnElement element -> print(element.element());
            case Truth.Not not -> add("not ").print(not.operand());
            case Truth.AllOf all -> bracketed(() -> join(all.parts(), " and ", this::print));
            case Truth.AnyOf any -> bracketed(() -> join(any.parts(), " or ", this::print));
        }
    }

    private void print(ValueTerm term) {
        if (full()) {
            return;
        }
        switch (term) {
            case ValueTerm.Literal literal -> add(literal.value());
            case ValueTerm.Parameter parameter -> add(parameter.origin().text());
            case ValueTerm.Read read -> {
                add(read.origin().text()).add("[");
                join(List.copyOf(read.index().entrySet()), ", ",
                        entry -> add(entry.getKey()).add(": ").print(entry.getValue()));
                add("]");
            }
            case ValueTerm.Counted counted when wording.isReadable() -> print(counted.number());
            case ValueTerm.Counted counted -> {
                add("number(").print(counted.number());
                add(")");
            }
            case ValueTerm.Apply apply -> {
                add(apply.operation());
                bracketed(() -> join(apply.operands(), ", ", this::print));
            }
            case ValueTerm.If choice -> {
                add("if ").print(choice.condition());
                add(" then ").print(choice.then());
                add(" else ").print(choice.otherwise());
            }
            case ValueTerm.Reduction reduction -> {
                add(reduction.monoid().symbol()).add("[");
                join(reduction.indices(), ", ",
                        index -> add(wording.variable(index.variable())).add(": ").add(index.rankClass()));
                add("] where ").print(reduction.guard());
                add(" of ").print(reduction.body());
            }
        }
    }
}
