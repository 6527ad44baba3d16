package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.OnItsDay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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

import static org.assertj.core.api.Assertions.assertThat;

/** The page that is served in a real browser, wherever Chromium and its driver are installed. */
@Tag("browser")
@Order(3)
@OnItsDay(turn = 1, of = 2)
class ServedPageInBrowserTest {

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
    void typingGivesTheVerdict() {
        page().openKotlin(KOTLIN, ServedPage.WRONG);
        page().awaitText("#verdict .badge", "REFUTED");
        page().find("#editor .cm-content")
                .sendKeys(Keys.chord(Keys.CONTROL, Keys.END), Keys.chord(Keys.ARROW_UP, Keys.ARROW_UP), Keys.END,
                        Keys.ARROW_LEFT);
        page().find("#editor .cm-content")
                .sendKeys(Keys.BACK_SPACE.toString().repeat("low = low, high = high".length())
                        + "low = high, high = low");
        page().awaitText("#verdict .badge", "VERIFIED");
        assertThat(page().text("#editor .cm-content")).contains("pad(v, low = high, high = low)");
        assertThat(page().text("#spoken")).contains("VERIFIED");
    }

    @Test
    void aMistakeIsMarkedInItsLine() {
        page().open(ServedPage.fragment("json", ServedPage.RULES.replace("\"rhs\": \"A\"", "\"rhs\": \"B\""),
                ServedPage.WRONG));
        page().await("document.querySelector('.cm-lint-marker-error') !== null");
        page().await("document.querySelector('#rules').innerText.includes('ILL FORMED')");
        assertThat(page().text("#rules")).contains("REFUTED");
    }

    @Test
    void aSliderRedrawsBothSides() {
        page().openRules(ServedPage.WRONG);
        page().awaitText("#verdict .badge", "REFUTED");
        assertThat(page().driver().findElements(By.cssSelector("#sides g.differs"))).isNotEmpty();
        long cells = page().count("#sides g");
        page().find(ServedPageInBrowser.slider("map high 0")).sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        page().await("document.querySelectorAll('#sides g').length > " + cells);
        page().find(ServedPageInBrowser.slider("rank c")).sendKeys(Keys.ARROW_RIGHT);
        page().await("document.querySelector(\"[data-key='map n 1']\") !== null");
        assertThat(page().driver().switchTo().activeElement().getDomAttribute("type")).isEqualTo("range");
        assertThat(page().text("#sides")).contains("c[0]").contains("c[1]");
    }

    @Test
    void pointingAtAnElementTellsWhereItCameFrom() {
        page().openRules(ServedPage.WRONG);
        page().find("#sides .side .tensor.result svg").sendKeys(Keys.ARROW_RIGHT);
        assertThat(page().text("#sides .side .origin")).startsWith("result[0] = ");
        assertThat(page().driver().findElements(By.cssSelector("#sides .pointed"))).hasSize(1);
    }

    @Test
    void anotherElementOfAnInputIsTyped() {
        page().openRules(ServedPage.WRONG);
        page().find("#sides .tensor svg").sendKeys(Keys.ARROW_RIGHT, Keys.ENTER);
        page().find("input.cell").sendKeys(Keys.chord(Keys.CONTROL, "a"), "e7", Keys.ENTER);
        page().awaitText("#sides .tensor.result svg", "e7");
    }

    @Test
    void theNextCounterexampleIsAnotherOne() {
        page().openRules(ServedPage.WRONG);
        String first = page().text("#sides") + page().text("#sliders");
        page().find("#next").click();
        page().driver().executeAsyncScript("""
                const [first, done] = arguments;
                const look = () => document.querySelector('#sides').textContent + document.querySelector('#sliders').textContent !== first
                    ? done() : setTimeout(look, 20);
                look();
                """, first);
        assertThat(page().find("#outcome").getDomAttribute("class")).contains("bad");
        page().find("#first").click();
        page().await("document.querySelector('#first').hidden");
        assertThat(page().text("#sides") + page().text("#sliders")).isEqualTo(first);
    }

    @Test
    void aLinkHoldsTheTextTheRuleAndTheSliders() {
        page().openRules(ServedPage.RIGHT);
        page().script("navigator.clipboard.writeText = async text => { window.copied = text; };");
        page().find(ServedPageInBrowser.slider("map low 0"))
                .sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        String position = Optional
                .ofNullable(page().find(ServedPageInBrowser.slider("map low 0")).getDomProperty("value"))
                .orElse("");
        page().awaitText("#outcome", "");
        page().find("#link").click();
        page().await("window.copied !== undefined");
        String link = String.valueOf(page().script("return window.copied;"));
        assertThat(link).startsWith(page().served().place() + "#v=1&").doesNotContain("token");
        page().open("#");
        page().driver().get("about:blank");
        page().driver().get(link);
        page().awaitAnswer();
        page().await("document.querySelector(\"" + ServedPageInBrowser.slider("map low 0") + "\") !== null");
        assertThat(page().find("#rules [aria-current]").getText()).contains(ServedPage.RIGHT);
        page().await("document.querySelector(\"" + ServedPageInBrowser.slider("map low 0") + "\").value === '"
                + position + "'");
        assertThat(page().script("return document.querySelector('#kinds input:checked').value;")).isEqualTo("json");
        assertThat(page().text("#editor .cm-content")).contains("\"version\": 1");
    }

    @Test
    void aLinkThatCannotBeOpenedSaysWhy() {
        page().open("#v=7&z=" + ServedPage.packed("{}"));
        assertThat(page().text("#notices")).contains("another version of this page (7; here it is 1)");
        page().open("#v=1&z=AAAA");
        assertThat(page().text("#notices")).contains("damaged");
        page().open("#v=1&z=" + ServedPage.packed("[]"));
        assertThat(page().text("#notices")).contains("holds no rule");
        page().open("#v=1&z=" + "A".repeat(1_100_000));
        assertThat(page().text("#notices")).contains("longer than 1 MB");
        page().open("#something");
        assertThat(page().text("#notices")).contains("holds no rule");
    }

    @Test
    void theBackButtonComesBackToWhatWasThere() {
        page().openRules(ServedPage.WRONG);
        page().find("#kinds input[value=pair]").sendKeys(Keys.SPACE);
        page().await("document.body.dataset.kind === 'pair'");
        page().await("location.hash !== '' && history.length > 1");
        page().awaitAnswer();
        page().driver().navigate().back();
        page().await("document.body.dataset.kind === 'json'");
        page().awaitAnswer();
        assertThat(page().text("#rules")).contains(ServedPage.WRONG);
    }

    @Test
    void whatWasTypedIsKeptWhenTheServerEndsAndGoesOnWithTheNextOne() throws IOException {
        int port;
        ServedPage other = ServedPage.started(0);
        try {
            port = other.port();
            page().driver().get(other.link() + ServedPage.fragment("json", ServedPage.RULES, ServedPage.WRONG));
            page().awaitAnswer();
        } finally {
            other.close();
        }
        page().find("#editor .cm-content").sendKeys(Keys.chord(Keys.CONTROL, Keys.END), "\n  ");
        page().awaitText("#gone", "The server is gone. What you typed is kept");
        assertThat(page().find("#gone").isDisplayed()).isTrue();
        try (ServedPage next = ServedPage.started(port)) {
            page().awaitText("#gone", "The server was started anew");
            page().driver().get(next.link());
            page().awaitAnswer();
            assertThat(page().text("#editor .cm-content")).contains(ServedPage.RIGHT);
            assertThat(page().text("#verdict .badge")).contains("REFUTED");
        }
    }

    @Test
    void theKeyboardAloneSuffices() {
        page().openRules(ServedPage.WRONG);
        page().find("body").sendKeys(Keys.chord(Keys.ALT, "1"));
        assertThat(focused(".closest('#editor') !== null")).isTrue();
        type(Keys.ESCAPE, Keys.TAB);
        assertThat(focused(".closest('#rules') !== null")).isTrue();
        type(Keys.TAB, Keys.ENTER);
        page().await("document.querySelector('#rules [aria-current]').textContent.includes('slicing')");
        type(Keys.chord(Keys.ALT, "3"));
        assertThat(focused(".matches('#sliders :is(input, select)')")).isTrue();
        type(Keys.chord(Keys.ALT, "4"));
        assertThat(focused(".closest('#demands') !== null")).isTrue();
        type(Keys.F1);
        page().await("document.querySelector('#keys').open");
        assertThat(page().text("#keys-list")).contains("the next counterexample").contains("open the gallery");
        type(Keys.ESCAPE);
        page().await("!document.querySelector('#keys').open");
        assertThat(page().script("""
                return [...document.querySelectorAll('button, input, select, summary, a')].filter(each => each.tabIndex < 0
                    && !each.closest('[hidden], .cm-editor, table.plane')).map(each => each.outerHTML);
                """)).isEqualTo(List.of());
    }

    private static void type(CharSequence... keys) {
        page().driver().switchTo().activeElement().sendKeys(keys);
    }

    private static boolean focused(String question) {
        return Boolean.TRUE.equals(page().script("return document.activeElement" + question + ";"));
    }
}
