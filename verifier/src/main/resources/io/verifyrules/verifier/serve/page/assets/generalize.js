// The search for weaker preconditions: it streams what it finds, and "apply" writes it into the text.

import { byId, h } from './elements.js';
import { planeOf } from './plane.js';
import { sentence } from './sentence.js';
import { ask, cancel, tell } from './server.js';

export class Generalize {
  /** @param {import('./session.js').Session} session @param {import('./play.js').Play} play @param {(text: string) => void} apply */
  constructor(session, play, apply) {
    this.session = session;
    this.play = play;
    this.apply = apply;
    this.running = false;
    this.button = byId('generalize');
    this.place = byId('generalized');
    this.button.addEventListener('click', () => (this.running ? this.stop() : this.start()));
    for (const type of ['document', 'selected', 'edited']) {
      session.on(type, () => this.clear());
    }
  }

  clear() {
    if (this.running) {
      cancel('generalize');
    }
    this.end();
    this.place.replaceChildren();
  }

  stop() {
    cancel('generalize');
    this.end();
    this.place.querySelector('.progress')?.replaceChildren('Stopped.');
  }

  end() {
    this.running = false;
    this.button.textContent = 'Generalize';
  }

  async start() {
    this.running = true;
    this.button.textContent = 'Stop';
    const progress = h('p', { class: 'progress', role: 'status' }, 'Searching for weaker preconditions …');
    const fromNothing = /** @type {HTMLInputElement} */ (byId('from-nothing')).checked;
    this.place.replaceChildren(progress);
    try {
      await ask('generalize', { ...this.session.aboutRule, fromNothing }, (line) => {
        if (line.type === 'progress') {
          progress.textContent = line.asked === undefined ? line.sentence : `${line.asked} asked: ${line.sentence}`;
        } else if (line.type === 'found') {
          this.place.insertBefore(this.found(line), progress);
        }
      });
      progress.remove();
    } catch (failure) {
      tell(failure, (sentence) => progress.replaceChildren(sentence));
    }
    if (this.running) {
      this.end();
    }
  }

  /** @param {any} found */
  found(found) {
    const demands = found.demands ?? [];
    const edit = found.edit ?? {};
    return h('div', { class: 'found' },
      h('p', {}, h('b', {}, sentence(found.sentence)), found.promise === undefined ? '' : ` ${sentence(found.promise)}`),
      demands.length === 0 ? null : h('ul', { class: 'code' }, ...demands.map((/** @type {any} */ each) => h('li', {}, h('code', {}, each.kotlin ?? each.text), ' ',
        each.without === undefined ? null : h('button', { type: 'button', class: 'plain', onclick: () => this.play.show(each.without) }, 'what breaks without it')))),
      h('p', { class: 'actions' },
        edit.text === undefined ? null : h('button', { type: 'button', class: 'apply', onclick: () => this.apply(edit.text) }, 'Apply to the text'),
        found.newlyAllowed === undefined ? null : h('button', { type: 'button', class: 'plain', onclick: () => this.play.show(found.newlyAllowed) },
          'An instance that is newly allowed')),
      ...(found.lifts ?? []).map((/** @type {string} */ each) => h('p', { class: 'quiet' }, `As right with ${each}.`)),
      edit.refused === undefined ? null : h('p', { class: 'quiet' }, edit.refused),
      (found.alternatives ?? []).length === 0 ? null : h('details', {}, h('summary', {}, 'Other answers'),
        h('ul', { class: 'code' }, ...found.alternatives.map((/** @type {string[]} */ each) => h('li', {}, h('code', {}, each.join('; ')))))),
      (found.lines ?? []).length === 0 ? null : h('details', {}, h('summary', {}, 'As the terminal says it'), h('pre', {}, found.lines.join('\n'))),
      found.plane === undefined ? null : planeOf(found.plane, undefined));
  }
}
