// Sentences for the reader: those that stay until they are no longer true, and those that a screen reader says once.

import { byId, h } from './elements.js';
import { connection } from './server.js';

/** A sentence of some seconds. @param {string} sentence */
export function announce(sentence) {
  const place = byId('announced');
  place.textContent = sentence;
  place.classList.add('shown');
  setTimeout(() => {
    if (place.textContent === sentence) {
      place.classList.remove('shown');
    }
  }, 4000);
}

/** A sentence that stays until it is closed. @param {string} sentence */
export function notice(sentence) {
  if (byId('notices').lastElementChild?.firstElementChild?.textContent === sentence) {
    return;
  }
  const entry = h('p', { class: 'notice', role: 'alert' }, h('span', {}, sentence),
    h('button', { type: 'button', 'aria-label': 'close this message', onclick: () => entry.remove() }, '×'));
  byId('notices').append(entry);
}

/** Says that the server is gone, as long as it is. @param {() => void} back */
export function watchConnection(back) {
  const place = byId('gone');
  connection.addEventListener('change', (event) => {
    const state = /** @type {CustomEvent} */ (event).detail;
    place.hidden = state === 'here';
    place.textContent = state === 'gone' ? 'The server is gone. What you typed is kept in this browser, and goes on as soon as the server is back.'
      : state === 'another' ? 'The server was started anew: open the link that it printed. What you typed is kept in this browser.' : '';
    if (state === 'here') {
      announce('The server is back.');
      back();
    }
  });
}
