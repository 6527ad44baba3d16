// How long the page takes, where browsers keep such figures: each name has those of its last time.

/** @param {string} name */
export function begun(name) {
  performance.clearMarks(name);
  performance.mark(name);
}

/** @param {string} name of what was begun */
export function ended(name) {
  if (performance.getEntriesByName(name, 'mark').length > 0) {
    performance.clearMeasures(name);
    performance.measure(name, name);
    performance.clearMarks(name);
  }
}
