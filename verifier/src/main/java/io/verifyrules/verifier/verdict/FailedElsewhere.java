package io.verifyrules.verifier.verdict;

/** A mistake of this program in another process, which told it in words. */
public final class FailedElsewhere extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String text;

    /**
     * A mistake.
     *
     * @param text as the other process printed it: the name of what was thrown, and its message
     */
    public FailedElsewhere(String text) {
        super(text);
        this.text = text;
    }

    /** The mistake in one line, without the package of what was thrown. */
    public String line() {
        String first = text.lines().findFirst().orElse("");
        int end = first.indexOf(':') < 0 ? first.length() : first.indexOf(':');
        return first.substring(first.lastIndexOf('.', end) + 1);
    }

    /** The other process named what was thrown there; the name of this class says nothing. */
    @Override
    @SuppressWarnings("OverrideThrowableToString")
    public String toString() {
        return text;
    }
}
