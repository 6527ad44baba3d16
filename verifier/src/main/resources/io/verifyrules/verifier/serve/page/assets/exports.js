// The rule in other notations, to be copied or kept as a file.

import { byId, h } from './elements.js';
import { ask, tell } from './server.js';

const FORMATS = [['kotlin', 'Kotlin'], ['json', 'JSON'], ['hlo', 'HLO'], ['stablehlo', 'StableHLO lit test'], ['pdll', 'PDLL'], ['egglog', 'egglog']];

/** @param {import('./session.js').Session} session @param {import('./play.js').Play} play @param {(sentence: string) => void} announce */
export function exports(session, play, announce) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('exported'));
  const place = byId('exported-body');

  /** @param {string} format @param {string} title */
  async function show(format, title) {
    let content;
    try {
      const instance = format === 'hlo' && play.shown !== undefined ? { instance: play.shown.instance } : {};
      const answer = await ask('export', { ...session.aboutRule, format, ...instance });
      content = answer.files === undefined ? [h('p', {}, answer.refused)] : answer.files.flatMap(fileOf);
    } catch (failure) {
      content = [];
      tell(failure, (sentence) => content.push(h('p', {}, sentence)));
    }
    byId('exported-title').textContent = title;
    place.replaceChildren(...content);
    if (!dialog.open) {
      dialog.showModal();
    }
  }

  /** @param {{name: string, text: string}} file */
  function fileOf({ name, text }) {
    return [h('div', { class: 'file' }, h('h3', {}, h('code', {}, name)),
      h('span', { class: 'actions' },
        h('button', { type: 'button', onclick: async () => {
          await navigator.clipboard.writeText(text);
          announce('Copied.');
        } }, 'Copy'),
        h('button', { type: 'button', onclick: () => save(name, text) }, 'Save'))),
    h('pre', { tabindex: '0' }, text)];
  }

  byId('exports').replaceChildren(...FORMATS.map(([format, title]) => h('button', { type: 'button', 'data-format': format, onclick: () => show(format, title) }, title)));
  for (const type of ['document', 'read', 'selected']) {
    session.on(type, () => {
      byId('export-section').hidden = session.document.kind === 'pair' || session.rule === undefined;
    });
  }
}

/** @param {string} name @param {string} text */
function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = /** @type {HTMLAnchorElement} */ (h('a', { href: address, download: name }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
