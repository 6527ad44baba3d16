package io.verifyrules.verifier.solver.process;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ResidentMemoryTest {

    @Test
    void theBytesAreThoseOfTheLineAboutResidentMemory() {
        assertEquals(1768L << 10,
                ResidentMemory.bytes("Name:\tVmRSS:\nVmHWM:\t    9999 kB\nVmRSS:\t    1768 kB\nRssAnon:\t 1 kB\n"));
    }

    @Test
    void aStatusThatDoesNotSayGivesNone() {
        assertEquals(0, ResidentMemory.bytes(""));
        assertEquals(0, ResidentMemory.bytes("Name:\tjava\nVmRSS:\t    1768"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void thisProcessHasMoreThanAMegabyteInMemory() {
        assertTrue(ResidentMemory.bytes() > 1 << 20);
    }

    @Test
    void memoryIsLookedAtMoreOftenTheLessIsLeft() {
        assertEquals(500, ResidentMemory.pauseMillis(8L << 30));
        assertEquals(256, ResidentMemory.pauseMillis(1L << 30));
        assertEquals(50, ResidentMemory.pauseMillis(1L << 20));
        assertEquals(50, ResidentMemory.pauseMillis(0));
    }
}
