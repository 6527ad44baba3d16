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

    /** Whether the comparison needs an order, not only an equality. */
    public boolean ordered() {
        return this != EQ && this != NE;
    }
}
