/** How long whole collections take, rule by rule. */
@NullMarked
package io.verifyrules.bench;

import org.jspecify.annotations.NullMarked;
