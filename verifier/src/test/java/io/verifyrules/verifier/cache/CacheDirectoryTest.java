package io.verifyrules.verifier.cache;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CacheDirectoryTest {

    private static final Map<String, String> BOTH = Map.of("VERIFYRULES_CACHE", "/own", "XDG_CACHE_HOME", "/xdg");

    @Test
    void thePropertyWinsOverTheVariablesAndOursOverThatOfTheDesktop() {
        assertThat(CacheDirectory.root(Optional.of("/property"), BOTH)).isEqualTo(Path.of("/property"));
        assertThat(CacheDirectory.root(Optional.empty(), BOTH)).isEqualTo(Path.of("/own"));
        assertThat(CacheDirectory.root(Optional.empty(), Map.of("XDG_CACHE_HOME", "/xdg")))
                .isEqualTo(Path.of("/xdg/verify-rules"));
    }

    @Test
    void aRelativeDesktopFolderIsIgnoredAsItsSpecificationDemands() {
        Path home = Path.of(System.getProperty("user.home"), ".cache", "verify-rules");
        assertThat(CacheDirectory.root(Optional.empty(), Map.of("XDG_CACHE_HOME", "relative"))).isEqualTo(home);
        assertThat(CacheDirectory.root(Optional.empty(), Map.of())).isEqualTo(home);
    }
}
