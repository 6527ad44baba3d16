/**
 * Workers of other machines, by JGroups: who is there, who is gone, and messages between them over TLS. Both ends show a key of one
 * key store, which no stranger has. What is handed out to whom is the business of {@code work}.
 *
 * <ul>
 * <li>{@link JGroupsEngine}: the service that the program finds.
 * </ul>
 */
@NullMarked
package io.verifyrules.cluster;

import org.jspecify.annotations.NullMarked;
