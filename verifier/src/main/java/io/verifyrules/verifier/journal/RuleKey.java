package io.verifyrules.verifier.journal;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.json.RuleJson;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * Names the check of a rule by everything that its results depend on.
 *
 * @param build tells two builds of this program apart
 */
public record RuleKey(String build) {

    static RuleKey ofThisBuild() {
        try {
            Path code = Path.of(RuleKey.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return new RuleKey(code + " " + Files.size(code) + " " + Files.getLastModifiedTime(code));
        } catch (IOException | URISyntaxException untold) {
            return new RuleKey("unknown build");
        }
    }

    String of(Rule rule, VerifyOptions options) {
        return digest(build, RuleJson.writeFile(List.of(rule)), rule.position().toString(), options.element().orElse(
                ""),
                Long.toString(options.resourceLimit()), options.timeout().toString(), options.solver());
    }

    /** A name for some texts that no other texts have. */
    public static String digest(String... texts) {
        try {
            byte[] all = String.join("\0", texts).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(all)).substring(0, 32);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
