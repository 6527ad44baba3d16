package io.verifyrules.verifier.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** Chromium without a window, wherever it and its driver are installed. */
final class HeadlessBrowser {

    private HeadlessBrowser() {
    }

    /** A browser that keeps what it has to keep in a folder; tests that want one are left out where there is none. */
    static ChromeDriver started(Path folder) throws IOException {
        Optional<Path> chromium = onPath("chromium", "google-chrome", "chromium-browser");
        Optional<Path> driver = onPath("chromedriver");
        assumeTrue(chromium.isPresent() && driver.isPresent(), "Chromium or its driver is not installed");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.orElseThrow().toFile());
        options.setCapability("goog:loggingPrefs", logs);
        options.addArguments("--headless", "--no-sandbox", "--window-size=1280,1000", "--disable-gpu", "--disable-quic",
                "--no-first-run", "--force-prefers-reduced-motion", "--disable-background-networking",
                "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
                "--user-data-dir=" + Files.createDirectory(folder.resolve("profile")));
        return new ChromeDriver(new ChromeDriverService.Builder().usingDriverExecutable(driver.orElseThrow().toFile())
                .usingAnyFreePort()
                .build(), options);
    }

    private static Optional<Path> onPath(String... names) {
        return Stream.of(names)
                .flatMap(name -> Stream
                        .of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator, -1))
                        .map(place -> Path.of(place, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
