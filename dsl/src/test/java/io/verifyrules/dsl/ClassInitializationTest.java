package io.verifyrules.dsl;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Files of rules are read by several threads at once, and the first one may meet any class first. Two classes each of which needs
 * the other while it is initialized would make two threads wait for each other for ever.
 */
final class ClassInitializationTest {

    private static final int ROUNDS = 20 * Integer.getInteger("samples.scale", 1);
    private static final int THREADS = 6;

    @Test
    void threadsThatMeetTheClassesInAnyOrderDoNotWaitForEachOther() throws Exception {
        Path classes = classes();
        List<String> names = names(classes);
        assertThat(names).hasSizeGreaterThan(100);
        long day = Long.getLong("samples.day", LocalDate.now(ZoneOffset.UTC).toEpochDay());
        // Other orders each day.
        Random random = new Random(day);
        for (int round = 0; round < ROUNDS; round++) {
            URLClassLoader loader = new URLClassLoader(new URL[]{classes.toUri().toURL()},
                    ClassInitializationTest.class.getClassLoader()) {
                @Override
                protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                    synchronized (getClassLoadingLock(name)) {
                        if (!name.startsWith("io.verifyrules.")) {
                            return super.loadClass(name, resolve);
                        }
                        Class<?> known = findLoadedClass(name);
                        return known == null ? findClass(name) : known;
                    }
                }
            };
            assertThat(ended(loader, names, random)).as("threads of round %s end, -Dsamples.day=%s", round, day)
                    .isTrue();
        }
    }

    private static boolean ended(ClassLoader loader, List<String> names, Random random) throws InterruptedException {
        CountDownLatch start = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(THREADS);
        for (int i = 0; i < THREADS; i++) {
            List<String> order = new ArrayList<>(names);
            Collections.shuffle(order, random);
            Thread thread = new Thread(() -> {
                try {
                    start.await();
                    for (String name : order) {
                        Class.forName(name, true, loader);
                    }
                    end.countDown();
                } catch (InterruptedException | ClassNotFoundException impossible) {
                    throw new IllegalStateException(impossible);
                }
            }, "initialization " + i);
            thread.setDaemon(true);
            thread.start();
        }
        start.countDown();
        return end.await(30, TimeUnit.SECONDS);
    }

    private static Path classes() throws URISyntaxException {
        return Path.of(io.verifyrules.dsl.element.ElementType.class.getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }

    /** Of the language itself: what Kotlin adds comes after it. */
    private static List<String> names(Path classes) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.map(file -> classes.relativize(file).toString())
                    .filter(file -> file.endsWith(".class") && !file.contains("syntax") && !file.contains("-info"))
                    .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                    .sorted()
                    .toList();
        }
    }
}
