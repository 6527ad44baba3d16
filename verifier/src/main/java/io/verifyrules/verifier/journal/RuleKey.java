package io.verifyrules.verifier.journal;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * Names the check of a rule by everything that its results depend on.
 *
 * @param build the digest of the build that checks it
 */
public record RuleKey(String build) {

    /** Names for the checks of the build that is running. */
    public static RuleKey ofThisBuild() {
        return new RuleKey(BuildDigest.ofThisBuild().text());
    }

    String of(Rule rule, VerifyOptions options) {
        return digest(ofContent(rule, options), rule.position().toString());
    }

    /** A name that the check of the same rule has wherever it is declared. */
    public String ofContent(Rule rule, VerifyOptions options) {
        // Whoever asks for more looks whether it was found.
        VerifyOptions asked = options.asking(VerifyOptions.Remaining.UNASKED).with(VerifyOptions.Proofs.UNWANTED);
        return digest(build, RuleJson.writeFile(List.of(rule)), asked.toString());
    }

    /** The same; of what is no rule, by what is said of it. */
    public String ofContent(RuleDeclaration declaration, VerifyOptions options) {
        return switch (declaration) {
            case Rule rule -> ofContent(rule, options);
            case ListRule list -> digest(build, RuleJson.writeDeclarations(List.of(list)), options.toString());
            case IllFormedRule wrong -> wrong.toString();
        };
    }

    /** A name for some texts that no other texts have. */
    public static String digest(String... texts) {
        MessageDigest digest = sha256();
        for (String text : texts) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, bytes.length));
            digest.update(bytes);
        }
        return HexFormat.of().formatHex(digest.digest()).substring(0, 32);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
