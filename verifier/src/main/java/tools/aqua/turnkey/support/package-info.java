/**
 * Stands in for the library of the same name, which Z3's Java binding calls to load its native libraries: that one unpacks
 * 35 MB into a temporary directory at each start, this one keeps them. {@link TurnKey} is all that the binding calls.
 *
 * <p>Imports {@code cache}. Used by the classes of {@code com.microsoft.z3} alone, which were compiled against the name;
 * this package says so instead of showing it, as what is loaded stays loaded.
 */
@NullMarked
package tools.aqua.turnkey.support;

import org.jspecify.annotations.NullMarked;
