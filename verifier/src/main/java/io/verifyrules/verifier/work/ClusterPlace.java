package io.verifyrules.verifier.work;

import java.nio.file.Path;

/**
 * Where a run and its workers meet.
 *
 * @param host     an address of the machine on which the run is
 * @param port     where it listens
 * @param secret   a key store (PKCS 12) with one key, by which members know each other
 * @param password of the key store
 */
public record ClusterPlace(String host, int port, Path secret, String password) {

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
