package io.verifyrules.dsl.axis;

/** The six comparisons, for integers on a lane and for tensor elements alike. */
public enum Relation {
    EQ("=="),
    NE("!="),
    LT("<"),
    LE("<="),
    GT(">"),
    GE(">=");

    private final String symbol;

    Relation(String symbol) {
        this.symbol = symbol;
    }

    /** The comparison in infix notation. */
    public String symbol() {
        return symbol;
    }

    /** The comparison that holds exactly where this one does not. */
    public Relation negated() {
        return switch (this) {
            case EQ -> NE;
            case NE -> EQ;
            case LT -> GE;
            case GE -> LT;
            case GT -> LE;
            case LE -> GT;
        };
    }

    /** Whether the comparison holds between two things, of which {@code sign} says how the first compares with the second. */
    public boolean holds(int sign) {
        return switch (this) {
            case EQ -> sign == 0;
            case NE -> sign != 0;
            case LT -> sign < 0;
            case LE -> sign <= 0;
            case GT -> sign > 0;
            case GE -> sign >= 0;
        };
    }

    /** Whether the comparison needs an order, not only an equality. */
    public boolean ordered() {
        return this != EQ && this != NE;
    }
}
