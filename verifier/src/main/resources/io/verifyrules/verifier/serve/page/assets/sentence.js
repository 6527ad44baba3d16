// What the server says, as a sentence of a text.

/** @param {string} text @returns {string} */
export function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?:)\]]$/.test(text) ? '' : '.');
}
