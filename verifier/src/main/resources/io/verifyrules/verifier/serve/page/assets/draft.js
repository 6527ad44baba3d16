// What was typed is kept in the browser, so that neither a reload nor the end of the server loses it.

/** @typedef {import('./protocol.js').Document} Document */

const DRAFT = 'verify-rules.draft';

/** @param {Document} document */
export function keep(document) {
  try {
    localStorage.setItem(DRAFT, JSON.stringify(document));
  } catch {
    // A text beyond the browser's quota is not kept; the page works on.
  }
}

/** @returns {Document | undefined} */
export function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(DRAFT) ?? 'null');
    return found !== null && typeof found.kind === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}
