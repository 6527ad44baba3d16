/** What tools for continuous integration read: rules as tests in JUnit's XML, and annotations in GitHub's workflow commands. */
@NullMarked
package io.verifyrules.verifier.ci;

import org.jspecify.annotations.NullMarked;
