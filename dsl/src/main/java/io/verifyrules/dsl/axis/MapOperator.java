package io.verifyrules.dsl.axis;

/** The lane-wise operations on maps. Division rounds down; a division by 0 gives 0. */
public enum MapOperator {
    PLUS("+"),
    MINUS("-"),
    TIMES("*"),
    FLOOR_DIV("floorDiv"),
    FLOOR_MOD("floorMod"),
    MIN("min"),
    MAX("max");

    private final String symbol;

    MapOperator(String symbol) {
        this.symbol = symbol;
    }

    /** The operation as a rule file spells it. */
    public String symbol() {
        return symbol;
    }
}
