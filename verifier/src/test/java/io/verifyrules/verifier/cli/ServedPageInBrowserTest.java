package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
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
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

import static org.assertj.core.api.Assertions.assertThat;

/** The page that is served in a real browser, wherever Chromium and its driver are installed. */
@Tag("browser")
@Order(9)
class ServedPageInBrowserTest {

    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private static final String KOTLIN = """
            rule("reversing a padded tensor pads the reversed one") {
                val c by rankClass
                val n by c.sizes
                val low by c.map; val high by c.map
                val v by element
                val A by tensor(c to n)
                lhs = A.pad(v, low = low, high = high).reverse(c)
                rhs = A.reverse(c).pad(v, low = low, high = high)
            }
            """;

    @TempDir
    private static Path folder = Path.of("");

    private static Optional<ChromeDriver> browser = Optional.empty();
    private static Optional<ServedPage> server = Optional.empty();

    @BeforeAll
    static void serve() throws IOException {
        ChromeDriver driver = HeadlessBrowser.started(folder);
        driver.manage().timeouts().scriptTimeout(PATIENCE);
        browser = Optional.of(driver);
        server = Optional.of(ServedPage.started(0, List::of));
        page().get(served().link());
        await("document.body.dataset.ready === 'yes'");
    }

    /** What one test typed is nothing to the others. */
    @BeforeEach
    void forget() {
        page().executeScript("localStorage.removeItem('verify-rules.draft');");
    }

    @AfterAll
    static void end() {
        browser.ifPresent(ChromeDriver::quit);
        browser = Optional.empty();
        server.ifPresent(ServedPage::close);
        server = Optional.empty();
    }

    private static ChromeDriver page() {
        return browser.orElseThrow();
    }

    private static ServedPage served() {
        return server.orElseThrow();
    }

    private static WebElement find(String selector) {
        return page().findElement(By.cssSelector(selector));
    }

    private static String text(String selector) {
        return Optional.ofNullable(page().executeScript("return document.querySelector(arguments[0])?.textContent ?? '';", selector))
                .orElse("")
                .toString();
    }

    /** Asks until the answer is yes; what does not happen in time is a failure. */
    private static void await(String condition) {
        page().executeAsyncScript("""
                const [condition, done] = arguments;
                const asked = new Function('return ' + condition);
                const look = () => asked() ? done() : setTimeout(look, 20);
                look();
                """, condition);
    }

    private static void awaitAnswer() {
        await("document.body.dataset.ready === 'yes' && !document.body.matches('.stale, .busy')");
    }

    private static void open(String fragment) {
        page().get("about:blank");
        page().get(served().place() + fragment);
        awaitAnswer();
    }

    private static void openRules(String rule) {
        open(ServedPage.fragment("json", ServedPage.RULES, rule));
        await("document.querySelector('#outcome').textContent !== '' && document.querySelector('.slider') !== null");
    }

    private static String slider(String key) {
        return "[data-key='" + key + "'] input";
    }

    private static void awaitText(String selector, String part) {
        page().executeAsyncScript("""
                const [selector, part, done] = arguments;
                const look = () => (document.querySelector(selector)?.textContent ?? '').includes(part) ? done() : setTimeout(look, 20);
                look();
                """, selector, part);
    }

    @Test
    void typingGivesTheVerdict() {
        open(ServedPage.fragment("kotlin", KOTLIN, ServedPage.WRONG));
        awaitText("#verdict .badge", "REFUTED");
        find("#editor .cm-content").sendKeys(Keys.chord(Keys.CONTROL, Keys.END),
                Keys.chord(Keys.ARROW_UP, Keys.ARROW_UP), Keys.END, Keys.ARROW_LEFT);
        find("#editor .cm-content")
                .sendKeys(Keys.BACK_SPACE.toString().repeat("low = low, high = high".length()) + "low = high, high = low");
        awaitText("#verdict .badge", "VERIFIED");
        assertThat(text("#editor .cm-content")).contains("pad(v, low = high, high = low)");
        assertThat(text("#spoken")).contains("VERIFIED");
    }

    @Test
    void aMistakeIsMarkedInItsLine() {
        open(ServedPage.fragment("json", ServedPage.RULES.replace("\"rhs\": \"A\"", "\"rhs\": \"B\""), ServedPage.WRONG));
        await("document.querySelector('.cm-lint-marker-error') !== null");
        assertThat(text("#rules")).contains("ILL FORMED").contains("REFUTED");
    }

    @Test
    void aSliderRedrawsBothSides() {
        openRules(ServedPage.WRONG);
        awaitText("#verdict .badge", "REFUTED");
        assertThat(page().findElements(By.cssSelector("#sides g.differs"))).isNotEmpty();
        long cells = count("#sides g");
        find(slider("map high 0")).sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        await("document.querySelectorAll('#sides g').length > " + cells);
        find(slider("rank c")).sendKeys(Keys.ARROW_RIGHT);
        await("document.querySelector(\"[data-key='map n 1']\") !== null");
        assertThat(page().switchTo().activeElement().getDomAttribute("type")).isEqualTo("range");
        assertThat(text("#sides")).contains("c[0]").contains("c[1]");
    }

    @Test
    void pointingAtAnElementTellsWhereItCameFrom() {
        openRules(ServedPage.WRONG);
        find("#sides .side .tensor.result svg").sendKeys(Keys.ARROW_RIGHT);
        assertThat(text("#sides .side .origin")).startsWith("result[0] = ");
        assertThat(page().findElements(By.cssSelector("#sides .pointed"))).hasSize(1);
    }

    @Test
    void anotherElementOfAnInputIsTyped() {
        openRules(ServedPage.WRONG);
        find("#sides .tensor svg").sendKeys(Keys.ARROW_RIGHT, Keys.ENTER);
        find("input.cell").sendKeys(Keys.chord(Keys.CONTROL, "a"), "e7", Keys.ENTER);
        awaitText("#sides .tensor.result svg", "e7");
    }

    @Test
    void theNextCounterexampleIsAnotherOne() {
        openRules(ServedPage.WRONG);
        String first = text("#sides") + text("#sliders");
        find("#next").click();
        page().executeAsyncScript("""
                const [first, done] = arguments;
                const look = () => document.querySelector('#sides').textContent + document.querySelector('#sliders').textContent !== first
                    ? done() : setTimeout(look, 20);
                look();
                """, first);
        assertThat(find("#outcome").getDomAttribute("class")).contains("bad");
        find("#first").click();
        await("document.querySelector('#first').hidden");
        assertThat(text("#sides") + text("#sliders")).isEqualTo(first);
    }

    @Test
    void aLinkHoldsTheTextTheRuleAndTheSliders() {
        openRules(ServedPage.RIGHT);
        page().executeScript("navigator.clipboard.writeText = async text => { window.copied = text; };");
        find(slider("map low 0")).sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        String position = Optional.ofNullable(find(slider("map low 0")).getDomProperty("value")).orElse("");
        awaitText("#outcome", "");
        find("#link").click();
        await("window.copied !== undefined");
        String link = String.valueOf(page().executeScript("return window.copied;"));
        assertThat(link).startsWith(served().place() + "#v=1&").doesNotContain("token");
        open("#");
        page().get("about:blank");
        page().get(link);
        awaitAnswer();
        await("document.querySelector(\"" + slider("map low 0") + "\") !== null");
        assertThat(find("#rules [aria-current]").getText()).contains(ServedPage.RIGHT);
        await("document.querySelector(\"" + slider("map low 0") + "\").value === '" + position + "'");
        assertThat(page().executeScript("return document.querySelector('#kinds input:checked').value;")).isEqualTo("json");
        assertThat(text("#editor .cm-content")).contains("\"version\": 1");
    }

    @Test
    void aLinkThatCannotBeOpenedSaysWhy() {
        open("#v=7&z=" + ServedPage.packed("{}"));
        assertThat(text("#notices")).contains("another version of this page (7; here it is 1)");
        open("#v=1&z=AAAA");
        assertThat(text("#notices")).contains("damaged");
        open("#v=1&z=" + ServedPage.packed("[]"));
        assertThat(text("#notices")).contains("holds no rule");
        open("#v=1&z=" + "A".repeat(1_100_000));
        assertThat(text("#notices")).contains("longer than 1 MB");
        open("#something");
        assertThat(text("#notices")).contains("holds no rule");
    }

    @Test
    void theBackButtonComesBackToWhatWasThere() {
        openRules(ServedPage.WRONG);
        find("#kinds input[value=pair]").sendKeys(Keys.SPACE);
        await("document.body.dataset.kind === 'pair'");
        await("location.hash !== '' && history.length > 1");
        awaitAnswer();
        page().navigate().back();
        await("document.body.dataset.kind === 'json'");
        awaitAnswer();
        assertThat(text("#rules")).contains(ServedPage.WRONG);
    }

    @Test
    void whatWasTypedIsKeptWhenTheServerEndsAndGoesOnWithTheNextOne() throws IOException {
        int port;
        ServedPage other = ServedPage.started(0, List::of);
        try {
            port = other.port();
            page().get(other.link() + ServedPage.fragment("json", ServedPage.RULES, ServedPage.WRONG));
            awaitAnswer();
        } finally {
            other.close();
        }
        find("#editor .cm-content").sendKeys(Keys.chord(Keys.CONTROL, Keys.END), "\n  ");
        awaitText("#gone", "The server is gone. What you typed is kept");
        assertThat(find("#gone").isDisplayed()).isTrue();
        try (ServedPage next = ServedPage.started(port, List::of)) {
            awaitText("#gone", "The server was started anew");
            page().get(next.link());
            awaitAnswer();
            assertThat(text("#editor .cm-content")).contains(ServedPage.RIGHT);
            assertThat(text("#verdict .badge")).contains("REFUTED");
        }
    }

    @Test
    void theKeyboardAloneSuffices() {
        openRules(ServedPage.WRONG);
        find("body").sendKeys(Keys.chord(Keys.ALT, "1"));
        assertThat(focused(".closest('#editor') !== null")).isTrue();
        type(Keys.ESCAPE, Keys.TAB);
        assertThat(focused(".closest('#rules') !== null")).isTrue();
        type(Keys.TAB, Keys.ENTER);
        await("document.querySelector('#rules [aria-current]').textContent.includes('slicing')");
        type(Keys.chord(Keys.ALT, "3"));
        assertThat(focused(".matches('#sliders :is(input, select)')")).isTrue();
        type(Keys.chord(Keys.ALT, "4"));
        assertThat(focused(".closest('#demands') !== null")).isTrue();
        type(Keys.F1);
        await("document.querySelector('#keys').open");
        assertThat(text("#keys-list")).contains("the next counterexample").contains("open the gallery");
        type(Keys.ESCAPE);
        await("!document.querySelector('#keys').open");
        assertThat(page().executeScript("""
                return [...document.querySelectorAll('button, input, select, summary, a')].filter(each => each.tabIndex < 0
                    && !each.closest('[hidden], .cm-editor, table.plane')).map(each => each.outerHTML);
                """)).isEqualTo(List.of());
    }

    private static void type(CharSequence... keys) {
        page().switchTo().activeElement().sendKeys(keys);
    }

    private static boolean focused(String question) {
        return Boolean.TRUE.equals(page().executeScript("return document.activeElement" + question + ";"));
    }

    @Test
    void onAPhoneNothingIsWiderThanTheScreen() {
        page().executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 740, "deviceScaleFactor", 1, "mobile", true));
        try {
            openRules(ServedPage.WRONG);
            assertThat(page().executeScript("return document.documentElement.scrollWidth;")).isEqualTo(360L);
            assertThat(find("#sides svg").isDisplayed()).isTrue();
        } finally {
            page().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        }
    }

    /** WCAG asks for 4.5 to 1 of texts. */
    @Test
    void textsStandOutFromTheirGround() {
        for (String scheme : List.of("light", "dark")) {
            page().executeCdpCommand("Emulation.setEmulatedMedia",
                    Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
            openRules(ServedPage.WRONG);
            Object tooFaint = page().executeScript("""
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
        page().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of()));
    }

    @Test
    void thePageIsSmallAndAsksNobodyElse() {
        page().manage().logs().get(LogType.BROWSER);
        page().manage().logs().get(LogType.PERFORMANCE);
        openRules(ServedPage.WRONG);
        assertThat(page().manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
        assertThat(page().manage().logs().get(LogType.PERFORMANCE).getAll()).extracting(entry -> entry.getMessage())
                .filteredOn(message -> message.contains("Network.requestWillBeSent\""))
                .anyMatch(message -> message.contains("/assets/main.js"))
                .allMatch(message -> message.contains(served().place()) || message.contains("\"data:"));
        assertThat(number("return performance.getEntriesByType('resource').filter(each => each.name.includes('/assets/'))"
                + ".reduce((sum, each) => sum + each.decodedBodySize, 0);")).isBetween(200_000.0, 1_500_000.0);
    }

    private static double number(String script) {
        return page().executeScript(script) instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    private static long count(String selector) {
        return page().findElements(By.cssSelector(selector)).size();
    }
}
