/**
 * Stands in for the library of the same name, which Z3's Java binding calls to load its native libraries. That one
 * unpacks 35 MB into a temporary directory at each start; this one keeps them. {@link TurnKey} is all that the binding
 * calls.
 *
 * <p>Imports {@code cache}. Used by the classes of {@code com.microsoft.z3} alone, which were compiled against the
 * name. This page of the source says so, as a loaded library stays loaded.
 */
@NullMarked
package tools.aqua.turnkey.support;

import org.jspecify.annotations.NullMarked;
