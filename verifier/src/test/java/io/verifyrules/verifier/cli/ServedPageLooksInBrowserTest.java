package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.OnItsDay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.logging.LogType;

import static org.assertj.core.api.Assertions.assertThat;

/** How the served page looks, what it loads and how long it takes, in a real browser. */
@Tag("browser")
@Order(4)
@OnItsDay(turn = 0, of = 3)
class ServedPageLooksInBrowserTest {

    @TempDir
    private static Path folder = Path.of("");

    private static Optional<ServedPageInBrowser> page = Optional.empty();

    @BeforeAll
    static void serve() throws IOException {
        page = Optional.of(ServedPageInBrowser.opened(folder));
    }

    /** What one test typed is nothing to the others. */
    @BeforeEach
    void forget() {
        page().script("localStorage.removeItem('verify-rules.draft');");
    }

    @AfterAll
    static void end() {
        page.ifPresent(ServedPageInBrowser::close);
        page = Optional.empty();
    }

    private static ServedPageInBrowser page() {
        return page.orElseThrow();
    }

    @Test
    void onAPhoneNothingIsWiderThanTheScreen() {
        page().driver()
                .executeCdpCommand("Emulation.setDeviceMetricsOverride",
                        Map.of("width", 360, "height", 740, "deviceScaleFactor", 1, "mobile", true));
        try {
            page().openRules(ServedPage.WRONG);
            assertThat(page().script("return document.documentElement.scrollWidth;")).isEqualTo(360L);
            assertThat(page().find("#sides svg").isDisplayed()).isTrue();
        } finally {
            page().driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        }
    }

    /** WCAG asks for 4.5 to 1 of texts. */
    @Test
    void textsStandOutFromTheirGround() {
        for (String scheme : List.of("light", "dark")) {
            page().driver()
                    .executeCdpCommand("Emulation.setEmulatedMedia",
                            Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
            page().openRules(ServedPage.WRONG);
            Object tooFaint = page().script("""
                    const channels = colour => colour.match(/[\\d.]+/g).map(Number);
                    const light = ([r, g, b]) => [r, g, b].map(each => each / 255)
                        .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
                        .reduce((sum, each, i) => sum + each * [0.2126, 0.7152, 0.0722][i], 0);
                    const ground = element => {
                      for (let at = element; at !== null; at = at.parentElement) {
                        const colour = channels(getComputedStyle(at).backgroundColor);
                        if (colour[3] === undefined || colour[3] === 1) return colour;
                      }
                      return [255, 255, 255];
                    };
                    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                    const faint = new Set();
                    while (texts.nextNode()) {
                      const element = texts.currentNode.parentElement;
                      if (texts.currentNode.data.trim() === '' || !element.checkVisibility() || element.closest('svg, .unseen, option, #announced, .skip, script, style')) continue;
                      const [one, other] = [light(channels(getComputedStyle(element).color)), light(ground(element))].sort();
                      if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5) faint.add(element.outerHTML.slice(0, 120));
                    }
                    return [...faint];
                    """);
            assertThat(tooFaint).as(scheme).isEqualTo(List.of());
        }
        page().driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of()));
    }

    @Test
    void thePageIsSmallAndAsksNobodyElse() {
        page().driver().manage().logs().get(LogType.BROWSER);
        page().driver().manage().logs().get(LogType.PERFORMANCE);
        page().openRules(ServedPage.WRONG);
        assertThat(page().driver().manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
        assertThat(page().driver().manage().logs().get(LogType.PERFORMANCE).getAll())
                .extracting(entry -> entry.getMessage())
                .filteredOn(message -> message.contains("Network.requestWillBeSent\""))
                .anyMatch(message -> message.contains("/assets/main.js"))
                .allMatch(message -> message.contains(page().served().place()) || message.contains("\"data:"));
        assertThat(
                number("return performance.getEntriesByType('resource').filter(each => each.name.includes('/assets/'))"
                        + ".reduce((sum, each) => sum + each.decodedBodySize, 0);"))
                .isBetween(200_000.0, 1_500_000.0);
    }

    /** The least of several times, as a machine may have other things to do; all of them are written to {@code target/served-page.txt}. */
    @Test
    void thePageIsQuick() throws IOException {
        List<Double> paint = new ArrayList<>();
        List<Double> picture = new ArrayList<>();
        List<Double> slider = new ArrayList<>();
        List<Double> verdict = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            page().openRules(ServedPage.WRONG);
            paint.add(number("return performance.getEntriesByName('first-contentful-paint')[0].startTime;"));
        }
        for (int i = 0; i < 8; i++) {
            page().script("performance.clearMeasures();");
            page().find(ServedPageInBrowser.slider("map high 0")).sendKeys(i < 4 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT);
            page().await("performance.getEntriesByName('slider to picture', 'measure').length > 0");
            slider.add(number("return performance.getEntriesByName('slider to picture', 'measure')[0].duration;"));
            picture.add(number("return performance.getEntriesByName('picture', 'measure')[0].duration;"));
        }
        page().find("#editor .cm-content").sendKeys(Keys.chord(Keys.CONTROL, Keys.END));
        for (int i = 0; i < 5; i++) {
            page().script("performance.clearMeasures();");
            page().find("#editor .cm-content").sendKeys(" ");
            page().await("performance.getEntriesByName('key to verdict', 'measure').length > 0");
            verdict.add(number("return performance.getEntriesByName('key to verdict', 'measure')[0].duration;"));
        }
        String figures = "first paint %s%nslider to picture %s%n  of that drawing %s%nkey to verdict %s%n"
                .formatted(paint, slider, picture, verdict);
        Files.writeString(Files.createDirectories(Path.of("target")).resolve("served-page.txt"), figures);
        assertThat(Collections.min(picture)).as(figures).isLessThan(50);
        assertThat(Collections.min(paint)).as(figures).isLessThan(2_000);
        assertThat(Collections.min(slider)).as(figures).isLessThan(1_000);
        assertThat(Collections.min(verdict)).as(figures).isBetween(250.0, 5_000.0);
    }

    private static double number(String script) {
        return page().script(script) instanceof Number number ? number.doubleValue() : Double.NaN;
    }
}
