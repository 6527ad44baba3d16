package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.OnItsDay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

import static org.assertj.core.api.Assertions.assertThat;

/** Preconditions, the plane, the gallery, exports and pairs of programs on the served page, in a real browser. */
@Tag("browser")
@Order(3)
@OnItsDay(turn = 2, of = 3)
class ServedConditionsInBrowserTest {

    private static final String NEGATE_FIRST = """
            func.func @main(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
              %0 = stablehlo.negate %a : tensor<4x8xf32>
              %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
              return %1 : tensor<8x4xf32>
            }
            """;
    private static final String TRANSPOSE_FIRST = """
            func.func @main(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
              %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
              %1 = stablehlo.negate %0 : tensor<8x4xf32>
              return %1 : tensor<8x4xf32>
            }
            """;

    @TempDir
    private static Path folder = Path.of("");

    private static Optional<ServedPageInBrowser> page = Optional.empty();

    @BeforeAll
    static void serve() throws IOException {
        page = Optional.of(ServedPageInBrowser.opened(folder));
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
    void aSwitchShowsWhatBreaksWithoutThePrecondition() {
        page().openRules(ServedPage.RIGHT);
        assertThat(page().find("#outcome").getDomAttribute("class")).contains("good");
        page().find("[data-demand='2']").sendKeys(Keys.SPACE);
        page().await("document.querySelector('#dropped .bad') !== null");
        assertThat(page().find("#outcome").getDomAttribute("class")).contains("bad");
        assertThat(page().text("#switches li:nth-child(2)")).contains("needed");
        assertThat(page().find("[data-demand='2']").getDomAttribute("aria-checked")).isEqualTo("false");
        page().find("[data-demand='2']").sendKeys(Keys.SPACE);
        page().await("document.querySelector('#outcome').matches('.good')");
        assertThat(page().text("#dropped")).isEmpty();
    }

    @Test
    void aPreconditionThatIsNotNeededIsRemovedFromTheText() {
        page().openRules(ServedPage.RIGHT);
        page().find("[data-demand='1']").sendKeys(Keys.SPACE);
        page().awaitText("#dropped", "Remove from the text");
        assertThat(page().text("#dropped")).contains("not needed");
        page().find("#dropped button").click();
        page().await("document.querySelectorAll('#switches [role=switch]').length === 1");
        page().awaitAnswer();
        assertThat(page().text("#verdict .badge")).contains("VERIFIED");
        page().driver().navigate().back();
        page().await("document.querySelectorAll('#switches [role=switch]').length === 2");
    }

    @Test
    void generalizingFindsWhatIsNeededAndAppliesIt() {
        page().openRules(ServedPage.WRONG);
        page().find("#generalize").click();
        page().await("document.querySelector('.found .apply') !== null");
        assertThat(page().text(".found")).contains("low").contains("high");
        page().find(".found .apply").click();
        page().awaitText("#rules [aria-current]", "VERIFIED");
        assertThat(page().text("#verdict .badge")).contains("VERIFIED");
    }

    @Test
    void aFieldOfThePlaneShowsItsInstance() {
        page().openRules(ServedPage.WRONG);
        page().find("#plane summary").click();
        page().await("document.querySelector('button.field:is(.wrong, .both)') !== null");
        assertThat(page().count("button.field.right")).isPositive();
        showsTheFieldThatIsClicked("button.field:not(.admitted):is(.wrong, .both)");
        page().await("document.querySelector('#outcome').matches('.quiet')");
        showsTheFieldThatIsClicked("button.field.admitted:is(.wrong, .both)");
        page().await("document.querySelector('#outcome').matches('.bad')");
        page().find("button.field[tabindex='0']").sendKeys(Keys.ARROW_DOWN);
        assertThat(page().script("return document.activeElement.className;")).asString().contains("field");
    }

    /** The plane may be drawn anew between a look and a click, so one script does both. */
    private static void showsTheFieldThatIsClicked(String field) {
        Matcher title = Pattern.compile("(\\w+) = (-?\\d+), (\\w+) = (-?\\d+):.*").matcher(page().script("""
                const field = document.querySelector(arguments[0]);
                field.click();
                return field.title;""", field).toString());
        assertThat(title.matches()).isTrue();
        for (int name : List.of(1, 3)) {
            String slider = ServedPageInBrowser.slider("map " + title.group(name) + " 0");
            page().await("document.querySelector(\"" + slider + "\")?.value === '" + title.group(name + 1) + "'");
        }
    }

    @Test
    void anEntryOfTheGalleryOpensInTheEditor() {
        page().openRules(ServedPage.WRONG);
        page().find("body").sendKeys(Keys.chord(Keys.CONTROL, "k"));
        page().awaitText("#gallery-said", "Nothing has all these words.");
        page().find("[data-shelf=examples]").click();
        page().find("#gallery-search").sendKeys("transpose no change");
        page().awaitText("#gallery-list li:only-child", "transpose of a transpose");
        page().find("#gallery-search").sendKeys(Keys.ARROW_DOWN);
        page().driver().switchTo().activeElement().sendKeys(Keys.ENTER);
        page().await("!document.querySelector('#gallery').open");
        page().awaitText("#editor .cm-content", "a transpose of a transpose is no change");
        assertThat(page().script("return document.querySelector('#kinds input:checked').value;")).isEqualTo("kotlin");
        page().driver().navigate().back();
        page().awaitText("#rules", ServedPage.WRONG);
    }

    @Test
    void aRuleIsExported() {
        page().openRules(ServedPage.RIGHT);
        page().find("[data-format=kotlin]").click();
        page().await("document.querySelector('#exported').open");
        assertThat(page().text("#exported-body pre")).startsWith("rule(\"" + ServedPage.RIGHT);
    }

    @Test
    void twoProgramsAreCompared() {
        page().open(ServedPage.pair(TRANSPOSE_FIRST, NEGATE_FIRST));
        assertThat(page().text("#verdict .badge")).contains("EQUAL");
        page().find("#after .cm-content")
                .sendKeys(Keys.chord(Keys.CONTROL, Keys.HOME), Keys.ARROW_DOWN,
                        Keys.chord(Keys.CONTROL, Keys.ARROW_RIGHT), Keys.END);
        page().find("#after .cm-content")
                .sendKeys(Keys.BACK_SPACE.toString().repeat("negate %a : tensor<4x8xf32>".length())
                        + "abs %a : tensor<4x8xf32>");
        page().awaitText("#verdict .badge", "REFUTED");
        assertThat(page().text("#verdict pre")).contains("main");
    }
}
