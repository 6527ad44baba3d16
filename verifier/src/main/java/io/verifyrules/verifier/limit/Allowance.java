package io.verifyrules.verifier.limit;

/**
 * The amount of each kind of work that one proof may do at most. Every bound stops a search early, or leaves something
 * less simple than it could be; none makes a proof of what is not proved. Beside the solver's own budget these decide
 * what is UNKNOWN.
 *
 * <p>"The collection" are the 888 rules of XLA, over all element types; what it takes was counted on 2026-11-22.
 */
public enum Allowance {

    /** The collection takes 7 at most. Stopping early leaves a correct, only less simple, form. */
    NORMAL_FORM_STEPS(200, "steps towards a normal form"),

    /** The collection takes 5 at most. The remains after many parts were taken away may double with each. */
    GUARD_PARTS(300, "parts of one guard"),

    /** The collection takes 36 at most. Matching takes the square of their number; with 100 on each side it is given up before the end anyway. */
    GUARDED_TERMS(4_000, "guarded terms"),

    /** Products of sums of k addends have k squared; eight of eight are past it. */
    ALGEBRA_ADDENDS(20_000, "addends of polynomials"),

    /** The collection takes 5 at most. */
    CANCELLATIONS(400, "pairs of terms taken away"),

    /** The collection takes 11 at most. */
    CORRESPONDENCES(5_000, "correspondences tried"),

    /** The collection takes 2 at most. The ways in which the factors of two terms fit grow with the factorial of their number. */
    FACTOR_PAIRINGS(24, "ways to pair the factors of two terms"),

    /** The collection takes 1 at most. The ways to pair indices that no read determines grow in the same manner. */
    INDEX_PAIRINGS(24, "ways to pair the indices of two terms"),

    /**
     * The collection takes 14 at most. More than ten predicates and all their pairs need, or a hundred that are
     * irredundant together. An easy question takes 3 ms, so that a plan takes half a second at most. A rank that is too
     * high by ten costs a proof less than that.
     */
    LANE_QUESTIONS(200, "questions about single lanes"),

    /** The collection takes 1 at most. Questions of one claim are alike: where so many were too hard, the others are left out. */
    UNANSWERED_LANE_QUESTIONS(2, "questions about single lanes that the solver left unanswered"),

    /** The collection takes fewer than 100. A rule with this many is denoted within a second, and simplified in no reasonable time. */
    ELEMENTS_READ(20_000, "elements that one element of the sides is made of"),

    /** The rules of the collection that gather and scatter take 2 at most. The cases of two indices are multiplied where one is added to the other. */
    INDEX_CASES(200, "numbers that one index may be"),

    /** The files of the collection to the letter D take 14 at most. A product of sums has as many terms as there are ways to choose one from each. */
    PRODUCTS(2_000, "products in one number of a lane"),

    /** The tests take 4 at most. Past it nothing is said of two of them together. */
    ROW_MAJOR_PAIRED(8, "places in row-major order, and numbers of such, of which each two are told apart"),

    /** The collection takes fewer than 20. A condition with this many takes a moment. */
    CONDITION_PARTS(2_000, "parts of one precondition, where it is written out"),

    /**
     * The collection takes 1.7 at most. The joint cost of the queries of one obligation, in budgets of a single one.
     */
    RESOURCES_IN_BUDGETS(10, "times the solver's units for a single query"),

    /** The same in time limits of a single query; matching asks many that are small. */
    TIME_IN_LIMITS(3, "times the time limit of a single query"),

    /** Right laws about words of all widths take 70,000 at most; this many take a second or two. */
    STATES_OF_WORDS(400_000, "states, while words of all widths are read bit by bit"),

    /** A loop of 30 turns around a convolution with 1,800 results and 18 terms each is within it. Past it nothing is said. */
    PLACE_STEPS(1_000_000, "steps, while elements are written out at each place"),

    /** Finding a bound of ranks may cost one of so many parts of what an obligation may cost; proving it needs the others. */
    PARTS_FOR_PLANNING(4, "parts of what an obligation may cost"),

    /** Nobody waits for what becomes of the other claims of a rule that is refuted: most are settled in some milliseconds. */
    PARTS_FOR_REMAINING_CLAIMS(50, "parts of what an obligation may cost, on claims beside one that is refuted");

    private final long most;
    private final String counted;

    Allowance(long most, String counted) {
        this.most = most;
        this.counted = counted;
    }

    /** The largest number that is allowed. */
    public long most() {
        return most;
    }

    /** Such as {@code more than 400 pairs of terms taken away}. */
    public String exceeded() {
        return "more than " + most + " " + counted;
    }
}
