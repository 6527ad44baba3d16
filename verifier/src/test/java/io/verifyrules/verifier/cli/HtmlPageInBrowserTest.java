package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.json.rule.RuleJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
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

/** The page in a real browser, wherever Chromium and its driver are installed. */
@Tag("browser")
@Order(4)
@OnItsDay(turn = 0, of = 2)
class HtmlPageInBrowserTest {

    @TempDir
    private static Path folder = Path.of("");

    private static Optional<ChromeDriver> browser = Optional.empty();

    @BeforeAll
    static void openThePage() throws IOException {
        browser = Optional.of(HeadlessBrowser.started(folder));
        CommandRun command = new CommandRun(folder);
        command.rules("all.rules.json", "right", "arithmetic", "known wrong", "wrong cube", "hard", "never", "crash");
        command.run("@", "--html", "@report");
    }

    /** What one test does with the page is nothing to the others. */
    @BeforeEach
    void openAgain() {
        page().get("about:blank");
        open(address(""));
    }

    private static String address(String fragment) {
        return folder.resolve("report/index.html").toUri() + fragment;
    }

    /** Goes to an address, and waits for what the page unpacks. */
    private static void open(String address) {
        page().get(address);
        page().executeAsyncScript("""
                const [done] = arguments;
                const look = () => document.body.dataset.ready === 'yes' ? done() : setTimeout(look, 10);
                look();
                """);
    }

    @AfterAll
    static void close() {
        browser.ifPresent(ChromeDriver::quit);
        browser = Optional.empty();
    }

    private static ChromeDriver page() {
        return browser.orElseThrow();
    }

    private static WebElement find(String selector) {
        return page().findElement(By.cssSelector(selector));
    }

    private static List<String> shownRules() {
        return page().findElements(By.cssSelector("#verdicts tbody tr"))
                .stream()
                .filter(WebElement::isDisplayed)
                .map(row -> row.findElement(By.tagName("th")).getText())
                .toList();
    }

    private static void clear() {
        find("#search").sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE);
    }

    @Test
    void thePlotsAreFoldedAndDrawnWhenTheyAreUnfolded() throws InterruptedException {
        assertThat(find("#plots .chart").isDisplayed()).isFalse();
        find("#plots summary").click();
        // The browser tells the page of the unfolding when it has time.
        for (int i = 0; i < 100 && page().findElements(By.cssSelector("#times svg path.ct-line")).isEmpty(); i++) {
            Thread.sleep(100);
        }
        assertThat(page().findElements(By.cssSelector("#times svg path.ct-line"))).hasSize(1);
        assertThat(page().findElements(By.cssSelector("#instances svg line.ct-bar"))).isNotEmpty();
        assertThat(find("#times svg").getSize().getHeight()).isGreaterThan(100);
    }

    @Test
    void searchingLeavesTheRowsThatHaveAllWords() {
        find("#search").sendKeys("arith REAL");
        assertThat(shownRules()).containsExactly("sample/02 arithmetic");
        assertThat(find("#shown").getText()).isEqualTo("1 of 7 rows");
        clear();
        assertThat(shownRules()).hasSize(7);
    }

    @Test
    void verdictsAndSurprisesCanBeSelected() {
        find("#verdict option[value=REFUTED]").click();
        assertThat(shownRules()).containsExactlyInAnyOrder("sample/03 known wrong", "sample/04 wrong cube");
        find("#surprises").sendKeys(Keys.SPACE);
        assertThat(shownRules()).containsExactly("sample/04 wrong cube");
        find("#surprises").click();
        find("#verdict option[value='']").click();
        assertThat(shownRules()).hasSize(7);
    }

    @Test
    void aHeadingSortsByKeyboardAndSaysSo() {
        WebElement heading = find("#verdicts thead th:nth-child(3)");
        heading.findElement(By.tagName("button")).sendKeys(Keys.ENTER);
        assertThat(heading.getDomAttribute("aria-sort")).isEqualTo("ascending");
        List<String> ascending = verdicts();
        assertThat(ascending).isSorted();
        heading.findElement(By.tagName("button")).sendKeys(Keys.ENTER);
        assertThat(heading.getDomAttribute("aria-sort")).isEqualTo("descending");
        assertThat(verdicts()).isEqualTo(ascending.reversed());
        assertThat(page().findElements(By.cssSelector("#verdicts th[aria-sort=none]"))).hasSize(7);
    }

    private static List<String> verdicts() {
        return page().findElements(By.cssSelector("#verdicts tbody td:nth-child(3)"))
                .stream()
                .map(WebElement::getText)
                .toList();
    }

    /** The browser tells the page of a new address when it comes to it; what does not happen in time is a failure. */
    private static void awaitOpen(WebElement section) {
        page().executeAsyncScript("""
                const [section, done] = arguments;
                const look = () => section.open && section.querySelector('.body').firstChild !== null ? done() : setTimeout(look, 10);
                look();
                """, section);
    }

    @Test
    void aLinkOpensTheSectionOfItsRule() {
        WebElement link = page().findElement(By.partialLinkText("wrong cube"));
        WebElement section = find(Optional.ofNullable(link.getDomAttribute("href")).orElse(""));
        assertThat(section.getDomAttribute("open")).isNull();
        link.sendKeys(Keys.ENTER);
        awaitOpen(section);
        assertThat(section.findElements(By.cssSelector("svg[role=img]"))).hasSize(4).allMatch(WebElement::isDisplayed);
        assertThat(section.findElements(By.cssSelector("svg[role=img] g > text"))).hasSize(4 * 8)
                .allMatch(text -> text.isDisplayed() && !text.getText().isEmpty() && text.getSize().getWidth() > 5);
        assertThat(section.findElements(By.cssSelector("svg[role=img] g.differs > rect.edge"))).hasSize(2)
                .allMatch(edge -> edge.getSize().getWidth() > 20);
        assertThat(section.findElements(By.cssSelector(".legend"))).hasSize(1);
        assertThat(page().switchTo().activeElement().getTagName()).isEqualTo("summary");
    }

    @Test
    void theAddressKeepsWhatIsFilteredAndSortedAndWhichRuleIsOpen() {
        find("#search").sendKeys("wrong");
        find("#verdict option[value=REFUTED]").click();
        find("#verdicts thead th:nth-child(1) button").sendKeys(Keys.ENTER);
        page().findElement(By.partialLinkText("wrong cube")).sendKeys(Keys.ENTER);
        assertThat(page().getCurrentUrl())
                .endsWith("#rule-sample-04-wrong-cube&search=wrong&verdict=REFUTED&sort=Rule");
        String address = Optional.ofNullable(page().getCurrentUrl()).orElse("");
        page().get("about:blank");
        open(address);
        assertThat(shownRules()).containsExactly("sample/03 known wrong", "sample/04 wrong cube");
        assertThat(find("#search").getDomProperty("value")).isEqualTo("wrong");
        assertThat(find("#rule-sample-04-wrong-cube").getDomAttribute("open")).isNotNull();
        page().get("about:blank");
        open(address.substring(0, address.indexOf('#')));
        assertThat(shownRules()).hasSize(7);
    }

    @Test
    void allListsAreFilteredTogetherAndNumbersSelect() {
        page().findElement(By.linkText("2")).sendKeys(Keys.ENTER);
        awaitTrue("return about.value === 'REFUTED';", find("#verdict"));
        assertThat(page().findElements(By.cssSelector("#matrix tbody tr"))).hasSize(2);
        assertThat(page().findElements(By.cssSelector("details.rule .title"))).extracting(WebElement::getText)
                .containsExactly("sample/03 known wrong", "sample/04 wrong cube");
        find("#clear").click();
        assertThat(page().findElements(By.cssSelector("details.rule"))).hasSize(7);
        assertThat(page().getCurrentUrl()).endsWith("index.html#");
    }

    @Test
    void refutedRulesAreWalkedThroughByKeysAndButtons() {
        open(address("#rule-sample-01-right"));
        page().switchTo().activeElement().sendKeys("n");
        awaitOpen(find("#rule-sample-03-known-wrong"));
        find("#rule-sample-03-known-wrong button[data-step='1']").click();
        awaitOpen(find("#rule-sample-04-wrong-cube"));
        assertThat(find("#rule-sample-03-known-wrong").getDomAttribute("open")).isNull();
        List<WebElement> sides = page().findElements(By.cssSelector("#rule-sample-04-wrong-cube .sides > div"));
        assertThat(sides).hasSize(2);
        assertThat(sides.get(0).getLocation().getY()).isEqualTo(sides.get(1).getLocation().getY());
    }

    @Test
    void aRuleIsCopiedAsJsonInLines() {
        open(address("#rule-sample-04-wrong-cube"));
        WebElement button = find("#rule-sample-04-wrong-cube button[data-kind='rule JSON']");
        awaitTrue("navigator.clipboard.writeText = async text => { window.copied = text; }; return true;", button);
        button.click();
        awaitTrue("return window.copied !== undefined;", button);
        Object copied = page().executeScript("return window.copied;");
        assertThat(String.valueOf(copied)).startsWith("{\n  \"version\": 1,\n  \"rules\": [\n    {\n")
                .contains("\"integers\": [],");
        assertThat(RuleJson.readFile("copied.rules.json", String.valueOf(copied)).rules().declarations()).hasSize(1);
    }

    @Test
    void onAPhoneNothingButTablesIsWiderThanTheScreen() {
        page().executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", 390, "height", 800, "deviceScaleFactor", 1, "mobile", true));
        open(address("#rule-sample-04-wrong-cube"));
        assertThat(page().executeScript("return document.documentElement.scrollWidth;")).isEqualTo(390L);
        page().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    /** Asks until the answer is yes. */
    private static void awaitTrue(String question, WebElement about) {
        page().executeAsyncScript("""
                const [question, about, done] = arguments;
                const ask = new Function('about', question);
                const look = () => ask(about) ? done() : setTimeout(look, 10);
                look();
                """, question, about);
    }

    /** The best of several times, as a machine may have other things to do now and then. */
    @Test
    void aPageOfFifteenHundredVerdictsIsSmallAndQuick() throws IOException {
        CommandRun command = new CommandRun(folder);
        command.rules("many/many.rules.json",
                IntStream.range(0, 1500)
                        .mapToObj(i -> (i % 3 == 0 ? "wrong cube " : i % 3 == 1 ? "right " : "hard ") + i)
                        .toArray(String[]::new));
        command.run("@many", "--html", "@large");
        Path large = folder.resolve("large/index.html");
        assertThat(Files.size(large)).isLessThan(1_000_000);
        List<Double> opened = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            page().get("about:blank");
            open(large.toUri().toString());
            opened.add(number("return performance.getEntriesByName('ready')[0].startTime;"));
        }
        assertThat(Collections.min(opened)).as("%s ms", opened).isLessThan(1000);
        // The least of several, as other tests run beside this one; so it is with opening. Nobody notices a tenth of a second.
        List<Double> typed = new ArrayList<>();
        for (String text : List.of("w", "wr", "wro", "wron", "wrong", "wrong 3", "", "9", "99", "999")) {
            typed.add(DoubleStream.generate(() -> typing(text)).limit(8).min().orElseThrow());
        }
        Collections.sort(typed);
        assertThat(typed.get(typed.size() / 2)).as("%s ms", typed).isLessThan(100);
        assertThat(find("#shown").getText()).endsWith(" of 1500 rows");
    }

    /** The milliseconds that the page takes to show what is searched for, beginning with other text. */
    private static double typing(String text) {
        return number("""
                const search = document.getElementById('search');
                search.value = 'nothing like that';
                search.dispatchEvent(new Event('input'));
                document.body.getBoundingClientRect();
                const start = performance.now();
                search.value = arguments[0];
                search.dispatchEvent(new Event('input'));
                document.body.getBoundingClientRect();
                return performance.now() - start;
                """, text);
    }

    private static double number(String script, Object... arguments) {
        return page().executeScript(script, arguments) instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    @Test
    void nothingIsRequestedAndNothingGoesWrong() {
        page().navigate().refresh();
        assertThat(page().manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
        assertThat(page().manage().logs().get(LogType.PERFORMANCE).getAll()).extracting(entry -> entry.getMessage())
                .anyMatch(message -> message.contains("Network.requestWillBeSent") && message.contains("index.html"))
                .noneMatch(message -> message.contains("Network.requestWillBeSent\"") && message.contains("\"http"));
    }
}
