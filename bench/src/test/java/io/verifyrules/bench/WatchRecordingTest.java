package io.verifyrules.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/** The picture of a session in the documentation shows what a session says, but for the times. */
@Tag("process")
class WatchRecordingTest {

    private static final Path PICTURE = Path.of("../docs/images/watch.svg");

    @Test
    @Timeout(180)
    void thePictureShowsWhatTheToolSays() throws IOException {
        assertThat(withoutTimes(WatchRecording.picture())).isEqualTo(withoutTimes(Files.readString(PICTURE)));
    }

    private static String withoutTimes(String picture) {
        return picture.replaceAll("\\d+(\\.\\d+)? m?s\\b", "some time");
    }
}
