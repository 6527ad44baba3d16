package io.verifyrules.verifier.program;

import java.util.List;

/** The code that an operation runs: blocks, of which the first is entered. */
public record Region(List<Block> blocks) {

    public Region {
        blocks = List.copyOf(blocks);
    }
}
