package io.verifyrules.verifier.ground;

/** Counts what is worked out, and ends it where that is too much. */
final class Steps {

    private long left;

    Steps(long most) {
        this.left = most;
    }

    /** @throws NotGround where more than so many steps are taken in all */
    void take(long steps) {
        left -= steps;
        if (left < 0) {
            throw new NotGround();
        }
    }

    /** From now on so many more may be taken. */
    void allow(long more) {
        left += more;
    }

    /** The number of steps left. */
    long left() {
        return left;
    }

    /** @throws NotGround where fewer are left */
    void require(double steps) {
        if (steps > left) {
            throw new NotGround();
        }
    }
}
