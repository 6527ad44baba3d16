/** The directory on disk in which compiled rule files and native libraries outlive the process. */
@NullMarked
package io.verifyrules.verifier.cache;

import org.jspecify.annotations.NullMarked;
