// The gallery: the rules that ship by operator, the best counterexamples, the examples of the language's pages. Each opens in the editor.

import { badge } from './badge.js';
import { byId, h } from './elements.js';
import { ask, tell } from './server.js';

export class Gallery {
  /** @param {(document: {kind: string, text: string}, rule: string | undefined) => void} open */
  constructor(open) {
    this.open = open;
    this.dialog = /** @type {HTMLDialogElement} */ (byId('gallery'));
    this.search = /** @type {HTMLInputElement} */ (byId('gallery-search'));
    this.operator = /** @type {HTMLSelectElement} */ (byId('gallery-operator'));
    this.list = byId('gallery-list');
    this.said = byId('gallery-said');
    this.shelf = 'items';
    /** @type {any[]} */
    this.items = [];
    this.total = 0;
    /** @type {any} */
    this.answer = {};
    let typing = 0;
    this.search.addEventListener('input', () => {
      clearTimeout(typing);
      typing = setTimeout(() => this.look(), 120);
    });
    this.operator.addEventListener('change', () => this.look());
    byId('gallery-more').addEventListener('click', () => this.look(this.items.length));
    for (const tab of document.querySelectorAll('#gallery [data-shelf]')) {
      tab.addEventListener('click', () => this.turn(/** @type {HTMLElement} */ (tab).dataset.shelf ?? 'items'));
    }
    this.list.addEventListener('keydown', (event) => this.walk(event));
    this.search.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        this.list.querySelector('button')?.focus();
      }
    });
  }

  show() {
    if (!this.dialog.open) {
      this.dialog.showModal();
      this.search.select();
      this.look();
    }
  }

  /** @param {string} shelf */
  turn(shelf) {
    this.shelf = shelf;
    for (const tab of document.querySelectorAll('#gallery [data-shelf]')) {
      tab.setAttribute('aria-pressed', String(/** @type {HTMLElement} */ (tab).dataset.shelf === shelf));
    }
    this.draw();
  }

  /** Asks for what is searched, from an offset on. @param {number} [offset] */
  async look(offset = 0) {
    this.said.textContent = this.items.length === 0 ? 'Reading the collections …' : 'Searching …';
    try {
      const answer = await ask('gallery', {
        search: this.search.value, ...(this.operator.value === '' ? {} : { operator: this.operator.value }), offset,
      });
      this.items = offset === 0 ? answer.items : [...this.items, ...answer.items];
      this.total = answer.total;
      this.answer = answer;
      this.operators(answer.operators ?? []);
      this.draw();
    } catch (failure) {
      tell(failure, (sentence) => {
        this.said.textContent = sentence;
      });
    }
  }

  /** @param {{name: string, rules: number}[]} operators */
  operators(operators) {
    const chosen = this.operator.value;
    if (this.operator.options.length !== operators.length + 1) {
      this.operator.replaceChildren(h('option', { value: '' }, 'every operator'),
        ...operators.map((each) => h('option', { value: each.name }, `${each.name} (${each.rules})`)));
      this.operator.value = chosen;
    }
  }

  draw() {
    const words = this.search.value.toLowerCase().split(/\s+/);
    const fits = (/** @type {any} */ item) => words.every((word) => `${item.title ?? ''} ${item.name ?? ''} ${item.statement ?? ''}`.toLowerCase().includes(word));
    const shown = this.shelf === 'items' ? this.items : (this.answer[this.shelf] ?? []).filter(fits);
    this.list.replaceChildren(...shown.map((/** @type {any} */ each) => this.entry(each)));
    const more = this.shelf === 'items' && this.items.length < this.total;
    byId('gallery-more').hidden = !more;
    this.said.textContent = shown.length === 0 ? 'Nothing has all these words.'
      : this.shelf === 'items' ? `${shown.length} of ${this.total} rules` : `${shown.length} entries`;
  }

  /** @param {any} item */
  entry(item) {
    return h('li', {}, h('button', { type: 'button', onclick: () => this.choose(item) },
      h('span', { class: 'name' }, item.title ?? item.name ?? item.id),
      item.collection === undefined ? null : h('span', { class: 'quiet' }, [item.collection, item.operator].filter((each) => each !== undefined).join(' · ')),
      item.expected === undefined ? null : badge(item.expected),
      item.statement === undefined ? null : h('code', {}, item.statement),
      (item.because ?? '') === '' ? null : h('span', { class: 'because' }, item.because)));
  }

  /** @param {any} item */
  async choose(item) {
    try {
      const answer = await ask('example', { key: item.key });
      this.dialog.close();
      this.open({ kind: answer.kind, text: answer.text }, answer.rule);
    } catch (failure) {
      tell(failure, (sentence) => {
        this.said.textContent = sentence;
      });
    }
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) {
      return;
    }
    event.preventDefault();
    const all = Array.from(this.list.querySelectorAll('button'));
    const next = all.findIndex((each) => each === document.activeElement) + step;
    if (next < 0) {
      this.search.focus();
    } else {
      all[Math.min(next, all.length - 1)]?.focus();
    }
  }
}
