// A text with colours, numbers of lines, the server's diagnostics, completion and explanations.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from './codemirror/codemirror__autocomplete.js';
import { defaultKeymap, history, historyKeymap, isolateHistory } from './codemirror/codemirror__commands.js';
import {
  HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting,
} from './codemirror/codemirror__language.js';
import { lintGutter, lintKeymap, setDiagnostics } from './codemirror/codemirror__lint.js';
import { Compartment, EditorState } from './codemirror/codemirror__state.js';
import {
  EditorView, drawSelection, highlightActiveLine, highlightActiveLineGutter, hoverTooltip, keymap, lineNumbers,
} from './codemirror/codemirror__view.js';
import { tags } from './codemirror/lezer__highlight.js';
import { completions, explanation } from './assistance.js';
import { languageOf } from './languages.js';

/** @typedef {import('./protocol.js').Diagnostic} Diagnostic */

const colours = HighlightStyle.define([
  { tag: tags.keyword, class: 'word' },
  { tag: [tags.string, tags.special(tags.string)], class: 'string' },
  { tag: [tags.number, tags.atom, tags.bool], class: 'number' },
  { tag: tags.comment, class: 'comment' },
  { tag: [tags.definition(tags.variableName), tags.propertyName], class: 'definition' },
  { tag: tags.function(tags.variableName), class: 'operator' },
  { tag: tags.typeName, class: 'type' },
]);

export class Editor {
  /**
   * @param {HTMLElement} parent
   * @param {{label: string, kind: string, onEdit: (text: string) => void, onLine?: (line: number) => void,
   *   fields?: () => {kind: string, text: string}}} options fields: of the document, where the server completes and explains
   */
  constructor(parent, { label, kind, onEdit, onLine = () => {}, fields }) {
    this.language = new Compartment();
    this.quiet = false;
    this.line = 1;
    const assistance = fields === undefined ? [] : [
      autocompletion({ override: [completions(fields)], icons: false }),
      hoverTooltip(explanation(fields), { hoverTime: 350 }),
    ];
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(), highlightActiveLineGutter(), history(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets(),
          highlightActiveLine(), lintGutter(), syntaxHighlighting(colours), indentUnit.of('    '), EditorState.tabSize.of(4), assistance,
          this.language.of(languageOf(kind)),
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
          EditorView.contentAttributes.of({ 'aria-label': label, 'data-gramm': 'false' }),
          EditorView.lineWrapping,
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !this.quiet) {
              onEdit(update.state.doc.toString());
            }
            const line = update.state.doc.lineAt(update.state.selection.main.head).number;
            if (line !== this.line) {
              this.line = line;
              if (!this.quiet) {
                onLine(line);
              }
            }
          }),
        ],
      }),
    });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /** Shows another text, as one step that can be undone. @param {string} text @param {string} [kind] */
  show(text, kind) {
    this.quiet = true;
    const effects = kind === undefined ? [] : [this.language.reconfigure(languageOf(kind))];
    const changes = text === this.text ? [] : [{ from: 0, to: this.view.state.doc.length, insert: text }];
    this.view.dispatch({ changes, effects, annotations: isolateHistory.of('full'), ...(changes.length > 0 ? { selection: { anchor: 0 } } : {}) });
    this.quiet = false;
  }

  /** @param {Diagnostic[]} diagnostics */
  mark(diagnostics) {
    const text = this.view.state.doc;
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics.map((each) => ({
      ...extent(text, each),
      severity: each.severity === 'warning' || each.severity === 'info' ? each.severity : 'error',
      message: each.message,
    }))));
  }

  /** Brings a line into sight. @param {number} line @param {boolean} [focus] */
  reveal(line, focus = true) {
    const text = this.view.state.doc;
    const { from } = text.line(Math.min(Math.max(line, 1), text.lines));
    this.quiet = true;
    this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: 40 }) });
    this.quiet = false;
    if (focus) {
      this.view.focus();
    }
  }

  focus() {
    this.view.focus();
  }
}

/** @param {any} text @param {Diagnostic} diagnostic */
function extent(text, { line, column, endLine, endColumn }) {
  const first = text.line(Math.min(Math.max(line, 1), text.lines));
  if (column <= 0) {
    return { from: first.from, to: first.to };
  }
  const last = text.line(Math.min(Math.max(endLine ?? line, line, 1), text.lines));
  const from = Math.min(first.from + column - 1, first.to);
  const to = endColumn === undefined || endColumn <= 0 ? first.to : Math.min(last.from + endColumn - 1, last.to);
  return { from, to: Math.max(from, to) };
}
