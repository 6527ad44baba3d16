package io.verifyrules.bench;

import io.verifyrules.verifier.cli.VerifyRules;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The catalogue of jbang names what this build makes. */
class JbangCatalogTest {

    @Test
    void itsAliasHasTheCoordinatesOfThisModuleAndTheMainClass() throws Exception {
        assertThat(Path.of("../jbang-catalog.json")).content()
                .contains("\"script-ref\": \"io.verifyrules:bench:" + version() + "\"")
                .contains("\"main\": \"" + VerifyRules.class.getName() + "\"");
    }

    private static String version() throws Exception {
        return DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(Path.of("pom.xml").toFile())
                .getElementsByTagName("version")
                .item(0)
                .getTextContent();
    }
}
