package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

import static org.assertj.core.api.Assertions.assertThat;

/** The page on pairs of programs in a real browser. */
@Tag("browser")
class PairsPageInBrowserTest {

    private static final String WRONG = "details.rule[id*=wrong]";

    @TempDir
    private static Path folder = Path.of("");

    private static Optional<ChromeDriver> browser = Optional.empty();

    @BeforeAll
    static void writeThePage() throws IOException {
        browser = Optional.of(HeadlessBrowser.started(folder));
        CommandRun command = new CommandRun(folder);
        command.text("test.mlir", PairsPageTest.TEST);
        command.run("lit", "@test.mlir", "--html", "@report", "--lift", "@rules.rules.kts");
    }

    @AfterAll
    static void close() {
        browser.ifPresent(ChromeDriver::quit);
        browser = Optional.empty();
    }

    @BeforeEach
    void openAgain() {
        open("");
    }

    private static ChromeDriver page() {
        return browser.orElseThrow();
    }

    private static void open(String fragment) {
        page().get("about:blank");
        page().get(folder.resolve("report/index.html").toUri() + fragment);
        await("document.body.dataset.ready === 'yes'");
    }

    private static void await(String condition) {
        page().executeAsyncScript("""
                const [condition, done] = arguments;
                const holds = new Function(`return ${condition};`);
                const look = () => holds() ? done() : setTimeout(look, 10);
                look();
                """, condition);
    }

    private static WebElement find(String selector) {
        return page().findElement(By.cssSelector(selector));
    }

    private static List<String> shown() {
        return page().findElements(By.cssSelector("#verdicts tbody th")).stream().map(WebElement::getText).toList();
    }

    private static void openWrong() {
        find("#verdicts tbody a").sendKeys(Keys.ENTER);
        await("document.querySelector('" + WRONG + " .body').firstChild !== null");
    }

    @Test
    void functionsAreFilteredAndSorted() {
        assertThat(shown()).containsExactly("@<b>wrong", "@right", "@labelled");
        find("#verdicts thead th:nth-child(1) button").sendKeys(Keys.ENTER);
        assertThat(shown()).containsExactly("@<b>wrong", "@labelled", "@right");
        find("#search").sendKeys("only labels");
        assertThat(shown()).containsExactly("@labelled");
        find("#clear").click();
        find("#surprises").click();
        assertThat(shown()).containsExactly("@<b>wrong");
        assertThat(find("#shown").getText()).isEqualTo("1 of 3 rows");
    }

    @Test
    void theReasonsOfTheSummarySelect() {
        find("#reasons summary").sendKeys(Keys.ENTER);
        find("#reasons a").sendKeys(Keys.ENTER);
        await("document.querySelectorAll('#verdicts tbody tr').length === 1");
        assertThat(shown()).containsExactly("@labelled");
    }

    @Test
    void aLinkLeadsToTheLineWhereTheDifferenceBegins() {
        openWrong();
        WebElement link = find(WRONG + " a[href^='#f-']:not(.permalink)");
        link.sendKeys(Keys.ENTER);
        await("document.querySelector('.listing span:target') !== null");
        assertThat(find(".listing span:target").getText()).contains("stablehlo.reverse");
        assertThat(page().findElements(By.cssSelector(WRONG + " svg.flow"))).hasSize(2)
                .allMatch(WebElement::isDisplayed);
        assertThat(page().findElements(By.cssSelector(WRONG + " svg g.differs > rect.edge"))).hasSize(2);
    }

    @Test
    void theRuleBehindAPairIsCopied() {
        page().executeScript("navigator.clipboard.writeText = async text => { window.copied = text; };");
        find("details.rule[id*=right] summary").click();
        await("document.querySelector('details.rule[id*=right] button.copy') !== null");
        find("details.rule[id*=right] button.copy").sendKeys(Keys.ENTER);
        await("window.copied !== undefined");
        assertThat(String.valueOf(page().executeScript("return window.copied;"))).contains("rule(", "reverse(");
    }

    @Test
    void onAPhoneNothingButProgramsIsWiderThanTheScreen() {
        page().executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 800, "deviceScaleFactor", 1, "mobile", true));
        open("");
        openWrong();
        assertThat(page().executeScript("return document.documentElement.scrollWidth;")).isEqualTo(360L);
        page().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    @Test
    void nothingGoesWrong() {
        openWrong();
        assertThat(page().manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
    }
}
