// Puts the page together: editors on one side, what the server finds out on the other.

import { arrived, remember } from './address.js';
import { Demands } from './demands.js';
import { keep, kept } from './draft.js';
import { Editor } from './editor.js';
import { byId, h } from './elements.js';
import { exports } from './exports.js';
import { Gallery } from './gallery.js';
import { Generalize } from './generalize.js';
import { shortcuts } from './keys.js';
import { BadLink, contentOf, fragmentOf } from './link.js';
import { announce, notice, watchConnection } from './notices.js';
import { pairView } from './pair-view.js';
import { PlaneSection } from './plane.js';
import { Play } from './play.js';
import { AFTER, BEFORE, JSON_RULES, KOTLIN } from './samples.js';
import { ask, takeToken, tell } from './server.js';
import { Session } from './session.js';
import { status } from './status.js';
import { patterns } from './tensors.js';
import { verdictList } from './verdict-list.js';
import { verdictView } from './verdict.js';

/** @typedef {import('./protocol.js').Document} Document */

takeToken();
document.body.append(patterns());
const session = new Session();

const editor = new Editor(byId('editor'), {
  label: 'rules', kind: 'kotlin', fields: () => session.fields,
  onEdit: (text) => session.edit({ text }),
  onLine: (line) => {
    const rule = session.rules.filter((each) => each.line <= line).at(-1);
    if (rule !== undefined && !session.stale) {
      session.select(rule.name);
    }
  },
});
const before = new Editor(byId('before'), { label: 'program before', kind: 'pair', onEdit: (text) => session.edit({ before: text }) });
const after = new Editor(byId('after'), { label: 'program after', kind: 'pair', onEdit: (text) => session.edit({ after: text }) });
const format = /** @type {HTMLSelectElement} */ (byId('format'));
format.addEventListener('change', () => session.edit({ format: format.value }));

const play = new Play(session, announce);
const apply = (/** @type {string} */ text) => {
  const { document, rule } = session;
  session.open({ ...document, text }, rule);
  step();
  announce('The text is changed. Undo in the editor takes it back.');
};
new Demands(session, play, apply);
new Generalize(session, play, apply);
new PlaneSection(session, play);
const gallery = new Gallery((found, rule) => {
  session.open({ ...session.document, ...found }, rule);
  step();
  editor.focus();
});
status(session);
verdictList(session, (line) => editor.reveal(line, false));
verdictView(session, (shown) => play.show(shown));
pairView(session);
exports(session, play, announce);

// Documents of the other kinds, as they were left.
/** @type {Record<string, Document>} */
const left = {};
const first = (/** @type {string} */ kind) => ({ kind, text: kind === 'json' ? JSON_RULES : KOTLIN, before: BEFORE, after: AFTER, format: 'mlir' });
for (const button of document.querySelectorAll('#kinds input')) {
  button.addEventListener('change', () => {
    const kind = /** @type {HTMLInputElement} */ (button).value;
    left[session.document.kind] = session.document;
    session.open(left[kind] ?? first(kind));
    step();
  });
}

session.on('document', () => {
  const { kind, text } = session.document;
  document.body.dataset.kind = kind;
  for (const input of document.querySelectorAll('#kinds input')) {
    /** @type {HTMLInputElement} */ (input).checked = /** @type {HTMLInputElement} */ (input).value === kind;
  }
  if (kind === 'pair') {
    before.show(session.document.before);
    after.show(session.document.after);
    format.value = session.document.format;
  } else {
    editor.show(text, kind);
  }
});
session.on('read', () => {
  if (session.document.kind === 'pair') {
    before.mark(session.diagnostics.filter((each) => each.side !== 'after'));
    after.mark(session.diagnostics.filter((each) => each.side === 'after'));
  } else {
    editor.mark(session.diagnostics);
    const rule = session.rules.find((each) => each.name === session.rule);
    if (rule !== undefined && rule !== session.rules[0] && editor.line === 1) {
      editor.reveal(rule.line, false);
    }
  }
});
session.on('failed', (sentence) => notice(sentence));
session.on('edited', () => keep(session.document));
session.on('document', () => keep(session.document));

/** What a link of the page holds. */
function content() {
  return { document: session.document, rule: session.rule, ...(play.touched && play.shown !== undefined ? { instance: play.shown.instance } : {}) };
}

function step() {
  remember(content(), true);
}

let writing = 0;
for (const type of ['verified', 'selected', 'shown']) {
  session.on(type, () => {
    clearTimeout(writing);
    writing = setTimeout(() => remember(content()), 400);
  });
}

/** Opens what the address holds. @returns {Promise<boolean>} whether it held something */
async function openAddress() {
  try {
    const found = await contentOf(location.hash);
    if (found !== undefined) {
      arrived(location.hash);
      session.open(found.document, found.rule, found.instance);
      return true;
    }
  } catch (failure) {
    if (!(failure instanceof BadLink)) {
      throw failure;
    }
    notice(failure.message);
  }
  return false;
}

async function copyLink() {
  const fragment = await fragmentOf(content());
  if (fragment.length > 1048576) {
    notice('The text is too long for a link, which holds up to 1 MB.');
    return;
  }
  const address = location.origin + location.pathname + fragment;
  try {
    await navigator.clipboard.writeText(address);
    announce('The link is copied. It holds the text, the rule and the sliders.');
  } catch {
    await remember(content());
    announce('The address bar holds the link.');
  }
}

window.addEventListener('popstate', openAddress);
byId('link').addEventListener('click', copyLink);
byId('open-gallery').addEventListener('click', () => gallery.show());
const keysDialog = /** @type {HTMLDialogElement} */ (byId('keys'));
byId('open-keys').addEventListener('click', () => keysDialog.showModal());
const go = (/** @type {string} */ id) => () => {
  const place = byId(id);
  place.scrollIntoView({ block: 'nearest' });
  /** @type {HTMLElement | null} */ (place.querySelector('button:not([hidden]), input, select, [tabindex="0"], summary') ?? place)?.focus();
};
shortcuts([
  { keys: 'Ctrl+K', code: 'KeyK', does: 'open the gallery', run: () => gallery.show() },
  { keys: 'Ctrl+Enter', code: 'Enter', does: 'verify at once', run: () => session.verify() },
  { keys: 'Ctrl+.', code: 'Period', does: 'the next counterexample', run: () => play.nextCounterexample() },
  { keys: 'Alt+G', code: 'KeyG', alt: true, does: 'search for weaker preconditions, or stop', run: () => byId('generalize').click() },
  { keys: 'Alt+L', code: 'KeyL', alt: true, does: 'copy the link', run: copyLink },
  { keys: 'Alt+1', code: 'Digit1', alt: true, does: 'to the editor', run: () => (session.document.kind === 'pair' ? before : editor).focus() },
  { keys: 'Alt+2', code: 'Digit2', alt: true, does: 'to the verdict', run: () => byId('verdict-heading').focus() },
  { keys: 'Alt+3', code: 'Digit3', alt: true, does: 'to the sliders', run: go('sliders') },
  { keys: 'Alt+4', code: 'Digit4', alt: true, does: 'to the preconditions', run: go('demands') },
  { keys: 'F1', code: 'F1', does: 'this list', run: () => keysDialog.showModal() },
]);
document.addEventListener('keydown', (event) => {
  if (event.key === 'F1') {
    event.preventDefault();
    keysDialog.showModal();
  }
});
for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || /** @type {Element} */ (event.target).closest('[data-close]') !== null) {
      dialog.close();
    }
  });
}
watchConnection(() => session.verify());

/** The files of the command line, to choose from. @param {{name: string, kind: string, text: string}[]} files */
function offer(files) {
  const choice = /** @type {HTMLSelectElement} */ (byId('files'));
  choice.hidden = files.length < 2;
  choice.replaceChildren(...files.map((each, i) => h('option', { value: i }, each.name)));
  choice.addEventListener('change', () => {
    const { kind, text } = files[Number(choice.value)];
    session.open({ ...first(kind), text });
    step();
  });
}

/** The first question; where scripts cannot be run behind walls, rules are JSON. */
async function begin() {
  const opened = await openAddress();
  const draft = kept();
  if (!opened && draft !== undefined) {
    session.open({ ...first(draft.kind), ...draft });
  }
  try {
    const hello = await ask('hello', {});
    byId('version').textContent = hello.version;
    if (hello.scripts === 'refused') {
      notice(hello.scriptsMessage ?? 'This server reads no scripts: rules are JSON here.');
      /** @type {HTMLInputElement} */ (document.querySelector('#kinds input[value=kotlin]')).disabled = true;
    }
    const files = hello.files ?? [];
    const [file] = files;
    offer(files);
    if (!opened && file !== undefined) {
      session.open({ ...first(file.kind), text: file.text });
    } else if (!opened && draft === undefined) {
      session.open(first(hello.scripts === 'refused' ? 'pair' : 'kotlin'));
    }
  } catch (failure) {
    if (!opened && draft === undefined) {
      session.open(first('kotlin'));
    }
    tell(failure, notice);
  }
  document.body.dataset.ready = 'yes';
  performance.mark('ready');
}
begin();
