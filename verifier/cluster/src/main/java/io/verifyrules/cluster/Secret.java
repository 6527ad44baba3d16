package io.verifyrules.cluster;

import io.verifyrules.verifier.work.ClusterPlace;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Collections;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** The key by which members know each other: each shows its certificate, and trusts no other one. */
final class Secret {

    private Secret() {
    }

    /** The connections of those who have the key. */
    static SSLContext of(ClusterPlace place) throws IOException {
        char[] password = place.password().toCharArray();
        try (InputStream file = Files.newInputStream(place.secret())) {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(file, password);
            if (!hasKey(store)) {
                throw new IOException("the secret " + place.secret() + " holds no key");
            }
            KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            own.init(store, password);
            TrustManagerFactory others = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            others.init(store);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(own.getKeyManagers(), others.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException | IOException unusable) {
            throw new IOException("the secret " + place.secret() + " cannot be used: " + unusable.getMessage(),
                    unusable);
        }
    }

    private static boolean hasKey(KeyStore store) throws GeneralSecurityException {
        for (String alias : Collections.list(store.aliases())) {
            if (store.isKeyEntry(alias)) {
                return true;
            }
        }
        return false;
    }
}
