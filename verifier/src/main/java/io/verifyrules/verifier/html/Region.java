package io.verifyrules.verifier.html;

/** The kinds of cells in pictures of tensors. */
public enum Region {
    ORIGINAL("original", "from an input tensor"),
    PADDED("padded", "padding"),
    UPDATED("updated", "from an update"),
    COMPUTED("computed", "computed or constant"),
    SLICED("sliced", "sliced away: not in the result"),
    OVERWRITTEN("overwritten", "overwritten by an update");

    private final String style;
    private final String meaning;

    Region(String style, String meaning) {
        this.style = style;
        this.meaning = meaning;
    }

    /** The class of the cells in the page. */
    public String style() {
        return style;
    }

    String meaning() {
        return meaning;
    }
}
