package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.OnItsDay;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;

import static org.assertj.core.api.Assertions.assertThat;

/** The recording in the documentation shows what the page does; {@code -Dgolden.update=true} makes it anew. */
@Tag("browser")
@Order(4)
@OnItsDay(turn = 1, of = 3)
class ServedPageRecordingTest {

    private static final Path RECORDING = Path.of("..", "docs", "images", "serve.png");
    private static final int WIDTH = 1400;
    private static final int LONG = 3200;
    private static final int SHORT = 350;

    private static final String RULES = """
            rule("reversing a padded tensor pads the reversed one") {
                val c by rankClass
                val n by c.sizes
                val low by c.map; val high by c.map
                val v by element
                val A by tensor(c to n)
                requires { low ge 0 }
                requires { high ge 0 }
                lhs = A.pad(v, low = low, high = high).reverse(c)
                rhs = A.reverse(c).pad(v, low = low, high = high)
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theRecordingShowsARuleThatIsMended() throws IOException {
        MovingPicture recording = new MovingPicture();
        try (ServedPageInBrowser page = ServedPageInBrowser.opened(folder)) {
            page.driver()
                    .executeCdpCommand("Emulation.setDeviceMetricsOverride",
                            Map.of("width", WIDTH, "height", 860, "deviceScaleFactor", 1, "mobile", false));
            page.openKotlin(RULES, ServedPage.WRONG);
            // Times are those of the machine that records, and say nothing to a reader.
            page.script(
                    "document.head.append(Object.assign(document.createElement('style'), { textContent: '#status, .time { visibility: hidden }' }));");
            page.await("document.querySelectorAll('#sides g.differs').length === 2");
            frame(page, recording, LONG);
            for (String key : new String[]{"map n 0", "map n 0", "map high 0", "rank c", "map low 1"}) {
                Object before = page.script("return document.querySelector('#sides').innerHTML;");
                page.find(ServedPageInBrowser.slider(key)).sendKeys(Keys.ARROW_RIGHT);
                page.script("window.before = arguments[0];", before);
                page.await("document.querySelector('#sides').innerHTML !== window.before");
                frame(page, recording, SHORT * 2);
            }
            assertThat(page.find("#outcome").getDomAttribute("class")).contains("bad");
            frame(page, recording, LONG);
            page.find("#editor .cm-content")
                    .sendKeys(Keys.chord(Keys.CONTROL, Keys.END), Keys.chord(Keys.ARROW_UP, Keys.ARROW_UP), Keys.END,
                            Keys.ARROW_LEFT);
            page.find("#editor .cm-content")
                    .sendKeys(Keys.BACK_SPACE.toString().repeat("low = low, high = high".length()));
            for (String part : new String[]{"low", " = ", "high", ", high", " = ", "low"}) {
                page.find("#editor .cm-content").sendKeys(part);
                frame(page, recording, SHORT);
            }
            page.find("#editor .cm-content").sendKeys(Keys.ESCAPE);
            page.awaitText("#verdict .badge", "VERIFIED");
            page.await("document.querySelector('#outcome').matches('.good')");
            frame(page, recording, LONG);
            page.find("#each").click();
            page.await("document.querySelectorAll('#switches .result:not(.quiet)').length === 2");
            assertThat(page.text("#switches")).contains("not needed");
            page.script("document.querySelector('#export-section').scrollIntoView({ block: 'end' });");
            frame(page, recording, LONG);
        }
        byte[] bytes = recording.bytes();
        assertThat(bytes.length).isBetween(50_000, 1_500_000);
        assertThat(ImageIO.read(new ByteArrayInputStream(bytes)).getWidth()).isEqualTo(WIDTH);
        if (Boolean.getBoolean("golden.update")) {
            Files.write(RECORDING, bytes);
        }
        assertThat(Files.size(RECORDING)).isLessThan(1_500_000);
    }

    private static void frame(ServedPageInBrowser page, MovingPicture recording, int milliseconds) throws IOException {
        byte[] shot = page.driver().getScreenshotAs(OutputType.BYTES);
        recording.add(ImageIO.read(new ByteArrayInputStream(shot)), milliseconds);
    }
}
