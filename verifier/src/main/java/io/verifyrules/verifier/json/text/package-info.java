/** JSON as text: strict reading with places for messages, one layout for writing. The only packages that know the JSON library are this one and those beside it. */
@NullMarked
package io.verifyrules.verifier.json.text;

import org.jspecify.annotations.NullMarked;
