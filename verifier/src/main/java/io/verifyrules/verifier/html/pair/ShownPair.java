package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.report.Judged;
import java.util.Optional;

/**
 * One function as the page shows it.
 *
 * @param pair  both programs, where they are known
 * @param rules the rules behind the pair as a rule file; empty where none were looked for
 */
public record ShownPair(Judged judged, Optional<ProgramPair> pair, String rules) {}
