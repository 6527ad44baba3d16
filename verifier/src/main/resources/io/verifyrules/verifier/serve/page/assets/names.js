// A name for this page, by which the server tells its requests from those of others.

/** @returns {string} */
export function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (each) => each.toString(36).padStart(2, '0')).join('');
}
