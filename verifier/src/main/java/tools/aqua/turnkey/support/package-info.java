/**
 * Stands in for the library of the same name, which Z3's Java binding calls to load its native libraries: that one unpacks
 * 35 MB into a temporary directory at each start, this one keeps them.
 */
@NullMarked
package tools.aqua.turnkey.support;

import org.jspecify.annotations.NullMarked;
