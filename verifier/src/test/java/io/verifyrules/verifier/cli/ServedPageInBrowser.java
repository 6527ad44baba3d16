package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.openqa.selenium.By;
import org.openqa.selenium.ScriptTimeoutException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** A server of the page with a browser that looks at it: what tests do with both. */
final class ServedPageInBrowser implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private static final int MOST_ASKED = 4;

    private final ServedPage served;
    private final ChromeDriver driver;

    private ServedPageInBrowser(ServedPage served, ChromeDriver driver) {
        this.served = served;
        this.driver = driver;
    }

    /** The page, opened by the link that the server prints. */
    static ServedPageInBrowser opened(Path folder) throws IOException {
        ChromeDriver driver = HeadlessBrowser.started(folder);
        driver.manage().timeouts().scriptTimeout(PATIENCE);
        ServedPageInBrowser page = new ServedPageInBrowser(ServedPage.started(0), driver);
        driver.get(page.served.link());
        page.await("document.body.dataset.ready === 'yes'");
        return page;
    }

    ChromeDriver driver() {
        return driver;
    }

    ServedPage served() {
        return served;
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    String text(String selector) {
        return script("return document.querySelector(arguments[0])?.textContent ?? '';", selector).toString();
    }

    Object script(String script, Object... arguments) {
        return Optional.ofNullable(driver.executeScript(script, arguments)).orElse("");
    }

    long count(String selector) {
        return driver.findElements(By.cssSelector(selector)).size();
    }

    /** Asks until the answer is yes; what does not happen in time is a failure. */
    void await(String condition) {
        patiently(condition, """
                const [condition, done] = arguments;
                const asked = new Function('return ' + condition);
                const look = () => asked() ? done() : setTimeout(look, 20);
                look();
                """, condition);
    }

    /** Waits until a part of the page says something. */
    void awaitText(String selector, String part) {
        patiently(selector + " says " + part, """
                const [selector, part, done] = arguments;
                const look = () => (document.querySelector(selector)?.textContent ?? '').includes(part) ? done() : setTimeout(look, 20);
                look();
                """, selector, part);
    }

    /** Runs a script that ends when something happened; a failure says what, and what the page shows instead. */
    private void patiently(String what, String script, Object... arguments) {
        try {
            driver.executeAsyncScript(script, arguments);
        } catch (ScriptTimeoutException late) {
            throw new AssertionError("not within " + PATIENCE.toSeconds() + " s: " + what + "\n" + script("""
                    const said = (selector) => `${selector}: ${document.querySelector(selector)?.textContent ?? 'is missing'}`;
                    return [document.body.outerHTML.slice(0, 200), ...['#verdict', '#outcome', '#notices', '#plane-body'].map(said),
                      ...performance.getEntriesByType('resource').slice(-8).map((each) => `${each.name} ${each.responseStatus} ${each.duration}`)]
                      .join('\\n');
                    """), late);
        }
    }

    void awaitAnswer() {
        await("document.body.dataset.ready === 'yes' && !document.body.matches('.stale, .busy')");
    }

    /** Opens what a fragment holds, and waits for the verdicts. */
    void open(String fragment) {
        driver.get("about:blank");
        driver.get(served.place() + fragment);
        awaitAnswer();
    }

    /** Opens the two rules of {@link ServedPage}, one of them to look at. */
    void openRules(String rule) {
        open(ServedPage.fragment("json", ServedPage.RULES, rule));
        await("document.querySelector('#outcome').textContent !== '' && document.querySelector('.slider') !== null");
    }

    /** Opens a rule in Kotlin. On a busy machine the first script, which starts a compiler, may be given up: it is asked again. */
    void openKotlin(String text, String rule) {
        open(ServedPage.fragment("kotlin", text, rule));
        for (int i = 0; i < MOST_ASKED && count("#verdict .badge") == 0; i++) {
            script("localStorage.removeItem('verify-rules.draft');");
            open(ServedPage.fragment("kotlin", text, rule));
        }
        await("document.querySelector('#outcome').textContent !== '' && document.querySelector('.slider') !== null");
    }

    /** The slider of {@code rank c}, {@code map n 0} or {@code integer k}. */
    static String slider(String key) {
        return "[data-key='" + key + "'] input";
    }

    @Override
    public void close() {
        driver.quit();
        served.close();
    }
}
