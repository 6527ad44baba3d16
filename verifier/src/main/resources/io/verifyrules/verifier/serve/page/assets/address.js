// The address bar holds what is looked at, so that a reload, the back button and a copied address find it again.

import { fragmentOf } from './link.js';

/** Browsers stay quick with addresses up to about this length; a longer document is in the copied link alone. */
const SHOWN = 65536;

let last = '';

/**
 * Writes the content into the address bar.
 * @param {import('./link.js').Content} content
 * @param {boolean} [step] the back button comes back to what was there before
 */
export async function remember(content, step = false) {
  const fragment = await fragmentOf(content);
  if (fragment === last || fragment.length > SHOWN) {
    return;
  }
  last = fragment;
  if (step) {
    history.pushState(null, '', fragment);
  } else {
    history.replaceState(null, '', fragment);
  }
}

/** What the address bar holds is known. @param {string} fragment */
export function arrived(fragment) {
  last = fragment;
}
