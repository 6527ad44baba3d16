// The state of the page: the document, what the server found out about it, and the rule that is looked at. Views listen to its events.

import { begun, ended } from './figures.js';
import { ask, tell } from './server.js';

/** @typedef {import('./protocol.js').Document} Document */
/** @typedef {import('./protocol.js').Instance} Instance */

/** The pause in typing after which a text is looked at, in milliseconds. */
const PAUSE = 250;

/**
 * Events: "document" (another one was opened), "edited", "read" (rules and diagnostics), "verdict", "verified" (all are in),
 * "selected" (a rule), "failed" (with a sentence).
 */
export class Session extends EventTarget {
  constructor() {
    super();
    /** @type {Document} */
    this.document = { kind: 'kotlin', text: '', before: '', after: '', format: 'mlir' };
    /** @type {string | undefined} */
    this.rule = undefined;
    /** @type {Instance | undefined} from a link, to be shown as soon as its rule is verified */
    this.instance = undefined;
    /** @type {import('./protocol.js').ReadRule[]} */
    this.rules = [];
    /** @type {string[]} */
    this.functions = [];
    /** @type {import('./protocol.js').Diagnostic[]} */
    this.diagnostics = [];
    /** @type {string[]} lines that the script printed */
    this.printed = [];
    /** @type {any[]} */
    this.verdicts = [];
    /** @type {Record<string, import('./protocol.js').Parameters>} */
    this.parameters = {};
    /** @type {Record<string, import('./protocol.js').Demand[]>} */
    this.demands = {};
    /** What is shown belongs to an older text. */
    this.stale = true;
    this.busy = false;
    this.milliseconds = 0;
    this.timer = 0;
    this.round = 0;
  }

  /** @param {string} type @param {any} [detail] */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {string} type @param {(detail: any) => void} listener */
  on(type, listener) {
    this.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  /** Opens another document. @param {Document} document @param {string} [rule] @param {Instance} [instance] */
  open(document, rule, instance) {
    this.document = document;
    this.rule = rule;
    this.instance = instance;
    this.stale = true;
    this.rules = [];
    this.functions = [];
    this.verdicts = [];
    this.diagnostics = [];
    this.tell('document');
    this.verify();
  }

  /** Says that a text of the document changed: verdicts follow after a pause. @param {Partial<Document>} change */
  edit(change) {
    this.document = { ...this.document, ...change };
    this.stale = true;
    begun('key to verdict');
    this.tell('edited');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.verify(), PAUSE);
  }

  /** @param {string} rule */
  select(rule) {
    if (rule !== this.rule) {
      this.rule = rule;
      this.instance = undefined;
      this.tell('selected');
    }
  }

  /** The fields of a request about the document. */
  get fields() {
    return { kind: this.document.kind, text: this.document.text };
  }

  /** The fields of a request about the rule that is looked at. */
  get aboutRule() {
    return { ...this.fields, rule: this.rule };
  }

  /** The verdicts of the rule that is looked at, one for each group of types. */
  get ruleVerdicts() {
    return this.verdicts.filter((each) => each.rule === this.rule);
  }

  async verify() {
    clearTimeout(this.timer);
    const pair = this.document.kind === 'pair';
    const { before, after, format } = this.document;
    this.round++;
    const round = this.round;
    this.busy = true;
    this.tell('busy');
    try {
      const done = await ask(pair ? 'pair' : 'verify', pair ? { before, after, format } : this.fields,
        (line) => this.take(line), 'verify');
      this.parameters = done.parameters ?? {};
      this.demands = done.demands ?? {};
      this.milliseconds = done.milliseconds ?? 0;
      this.busy = false;
      this.stale = false;
      this.tell('verified');
      ended('key to verdict');
    } catch (failure) {
      if (round === this.round) {
        this.busy = false;
        this.tell('busy');
        tell(failure, (sentence) => this.tell('failed', sentence));
      }
    }
  }

  /** @param {any} line */
  take(line) {
    if (line.type === 'read') {
      this.rules = line.rules ?? [];
      this.functions = line.functions ?? [];
      this.diagnostics = line.diagnostics ?? [];
      this.printed = line.printed ?? [];
      this.verdicts = [];
      this.stale = false;
      if (!this.rules.some((each) => each.name === this.rule)) {
        this.rule = this.rules[0]?.name;
      }
      this.tell('read');
    } else if (line.type === 'verdict') {
      this.verdicts.push(line);
      this.tell('verdict', line);
    }
  }
}
