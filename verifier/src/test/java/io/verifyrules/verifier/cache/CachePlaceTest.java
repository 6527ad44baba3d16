package io.verifyrules.verifier.cache;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** Which folders may hold what is believed, and where the key is that tells whose it is. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has other permissions")
class CachePlaceTest {

    private static final int SOMEBODY_ELSE = 12_345;
    private static final byte[] CONTENT = "verdict".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder = Path.of("");
    private Path cache = Path.of("");
    private Path config = Path.of("");

    @BeforeEach
    void nameFolders() {
        cache = folder.resolve("cache");
        config = folder.resolve("config");
    }

    private CachePlace place() {
        return CachePlace.of(Optional.of(cache.toString()), Optional.of(config.toString()), Map.of());
    }

    private static void mode(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static void giveAway(Path path) throws IOException {
        assumeTrue((int) Files.getAttribute(path, "unix:uid") == 0, "only root can give files away");
        Files.setAttribute(path, "unix:uid", SOMEBODY_ELSE);
    }

    private static void assertRefused(CachePlace place, String reason) {
        assertThat(place).isInstanceOfSatisfying(CachePlace.Foreign.class, foreign -> {
            assertThat(foreign.named()).isTrue();
            assertThat(foreign.reason()).contains(reason).contains("let VERIFYRULES_CACHE name a folder");
        });
        assertThat(place.entries("results")).isEmpty();
        assertThat(place.folder("native")).isEmpty();
    }

    @Test
    void aNewFolderIsThisUsersAlone() throws IOException {
        SealedEntries entries = place().entries("results").orElseThrow();
        entries.store("a/entry", CONTENT);
        assertThat(mode(cache)).isEqualTo("rwx------");
        assertThat(mode(cache.resolve("results/a"))).isEqualTo("rwx------");
        assertThat(mode(cache.resolve("results/a/entry"))).isEqualTo("rw-------");
        assertThat(mode(config.resolve("key"))).isEqualTo("rw-------");
        assertThat(place().entries("results").orElseThrow().find("a/entry")).contains(CONTENT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rwxrwx---", "rwx----w-", "rwxrwxrwx", "rwx-w----"})
    void aFolderThatOthersMayWriteIsRefused(String permissions) throws IOException {
        mode(Files.createDirectories(cache), permissions);
        assertRefused(place(), cache + " can be written by others (" + permissions + ")");
    }

    @Test
    void aFolderThatOthersMayReadIsNot() throws IOException {
        mode(Files.createDirectories(cache), "rwxr-xr-x");
        assertThat(place()).isInstanceOf(CachePlace.Own.class);
    }

    @Test
    void aFolderOfSomebodyElseIsRefused() throws IOException {
        giveAway(Files.createDirectories(cache));
        assertRefused(place(), cache + " belongs to the user " + SOMEBODY_ELSE);
    }

    @Test
    void aKindOfCacheThatOthersMayWriteIsRefused() throws IOException {
        mode(Files.createDirectories(cache.resolve("native")), "rwxrwxrwx");
        assertRefused(place(), cache.resolve("native") + " can be written by others");
    }

    @Test
    void aFolderThatOthersMayReplaceIsRefused() throws IOException {
        Files.createDirectories(cache);
        mode(folder, "rwxrwxrwx");
        assertRefused(place(), folder + " can be written by others");
        Files.setAttribute(folder, "unix:mode", 01777);
        assertThat(place()).as("in a sticky folder everybody moves their own only").isInstanceOf(CachePlace.Own.class);
    }

    @Test
    void aLinkLeadsToWhatItPointsTo() throws IOException {
        Path target = Files.createDirectories(folder.resolve("elsewhere"));
        Files.createSymbolicLink(cache, target);
        assertThat(place()).isInstanceOf(CachePlace.Own.class);
        mode(target, "rwxrwxrwx");
        assertRefused(place(), target + " can be written by others");
    }

    @Test
    void aFolderThatNobodyNamedIsNotUsedAndCostsNoMore() throws IOException {
        Path all = Files.createDirectories(folder.resolve("caches"));
        mode(Files.createDirectories(all.resolve("verify-rules")), "rwxrwxrwx");
        CachePlace place = CachePlace.of(Optional.empty(), Optional.of(config.toString()),
                Map.of("XDG_CACHE_HOME", all.toString()));
        assertThat(place.isRefused()).isFalse();
        assertThat(place.entries("results")).isEmpty();
        assertThat(place.remark()).hasValueSatisfying(remark -> assertThat(remark).contains("is not used"));
    }

    @Test
    void whatWasKeptWithAnotherKeyIsNotThere() throws IOException {
        place().entries("results").orElseThrow().store("entry", CONTENT);
        Files.delete(config.resolve("key"));
        assertThat(place().entries("results").orElseThrow().find("entry")).isEmpty();
    }

    @Test
    void anEntryHasItsPlace() throws IOException {
        place().entries("results").orElseThrow().store("entry", CONTENT);
        Files.copy(cache.resolve("results/entry"), cache.resolve("results/other"));
        Files.createDirectories(cache.resolve("declared"));
        Files.copy(cache.resolve("results/entry"), cache.resolve("declared/entry"));
        assertThat(place().entries("results").orElseThrow().find("other")).isEmpty();
        assertThat(place().entries("declared").orElseThrow().find("entry")).isEmpty();
        assertThat(place().entries("results").orElseThrow().find("entry")).contains(CONTENT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-r--r--", "rw-rw----", "rw-----w-"})
    void aKeyThatOthersKnowIsNoKey(String permissions) throws IOException {
        place().entries("results").orElseThrow().store("entry", CONTENT);
        mode(config.resolve("key"), permissions);
        CachePlace place = place();
        assertThat(place).isInstanceOf(CachePlace.Unsealed.class);
        assertThat(place.remark()).hasValueSatisfying(remark -> assertThat(remark).contains("no results are kept",
                config.resolve("key") + " can be", "(" + permissions + ")"));
        assertThat(place.entries("results")).isEmpty();
        assertThat(place.folder("native")).as("what can be compared needs no key").isPresent();
    }

    @Test
    void aKeyThatSomebodyElseGivesIsNoKey() throws IOException {
        Path key = Files.write(Files.createDirectories(config).resolve("key"), new byte[Seal.BYTES]);
        mode(key, "rw-------");
        giveAway(key);
        assertThat(place()).isInstanceOf(CachePlace.Unsealed.class);
    }

    @Test
    void whereNoKeyCanBeWrittenNothingIsKept() throws IOException {
        Files.writeString(config, "a file in the way");
        assertThat(place()).isInstanceOf(CachePlace.Unsealed.class);
        assertThat(place().entries("results")).isEmpty();
    }

    @Test
    void theKeyStandsApartFromTheCache() {
        CachePlace place = CachePlace.of(Optional.of(cache.toString()), Optional.empty(),
                Map.of("XDG_CONFIG_HOME", config.toString()));
        assertThat(place).isInstanceOf(CachePlace.Own.class);
        assertThat(config.resolve("verify-rules/key")).isRegularFile().hasSize(Seal.BYTES);
    }
}
