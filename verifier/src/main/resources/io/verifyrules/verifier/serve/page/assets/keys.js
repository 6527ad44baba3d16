// The shortcuts. Each of them is a button, too, or a place that Tab reaches.

import { byId, h } from './elements.js';

/** @typedef {{keys: string, code: string, alt?: boolean, does: string, run: () => void}} Shortcut */

/** @param {Shortcut[]} shortcuts */
export function shortcuts(shortcuts) {
  byId('keys-list').replaceChildren(...shortcuts.map(({ keys, does }) => h('div', {},
    h('dt', {}, ...keys.split('+').flatMap((each, i) => [i === 0 ? '' : ' + ', h('kbd', {}, each)])), h('dd', {}, does))),
  ...[['Esc, then Tab', 'leave the editor, where Tab is the next field otherwise, too'], ['Ctrl + Space', 'complete what is typed'],
    ['arrow keys', 'in a drawing: where an element came from; in the plane: the next field; Enter chooses']].map(([keys, does]) => h('div', {},
    h('dt', {}, keys), h('dd', {}, does))));
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]') !== null) {
      return;
    }
    const found = shortcuts.find((each) => each.code === event.code && (each.alt === true ? event.altKey && !event.ctrlKey : (event.ctrlKey || event.metaKey) && !event.altKey));
    if (found !== undefined) {
      event.preventDefault();
      found.run();
    }
  }, true);
}
