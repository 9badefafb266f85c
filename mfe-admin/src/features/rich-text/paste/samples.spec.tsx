import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { provideBrowserParts } from '../../../testing/browser-parts.ts';
import { EXTENSIONS } from '../extensions.ts';
import type { Clipboard } from './convert-paste.ts';
import { pasteProps } from './paste-props.ts';
import type { PasteReport } from './report.ts';

const FOLDER = join(import.meta.dirname, 'samples');
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace('.html', ''));

const opened: Editor[] = [];
beforeEach(provideBrowserParts);
afterEach(() => opened.splice(0).forEach((editor) => editor.destroy()));

function sample(name: string): Clipboard {
  const read = (extension: string): string => {
    const path = join(FOLDER, `${name}.${extension}`);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return { html: read('html'), text: read('txt'), rtf: read('rtf'), files: [] };
}

interface Pasted {
  editor: Editor;
  document: DocumentNode;
  report: PasteReport | undefined;
  line: string;
  pending: readonly File[];
}

/** What becomes of the clipboard when somebody pastes it into an empty article. */
function paste({ html, text, rtf, files }: Clipboard): Pasted {
  const told: Omit<Pasted, 'editor' | 'document'> = { report: undefined, line: '', pending: [] };
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: EXTENSIONS,
    injectCSS: false,
    editorProps: pasteProps({
      onPasted: (report, line) => Object.assign(told, { report, line }),
      onPending: (pending) => Object.assign(told, { pending: [...pending.values()] }),
      onFiles: () => undefined,
    }),
  });
  opened.push(editor);
  const data: Record<string, string> = { 'text/html': html, 'text/plain': text, 'text/rtf': rtf };
  const clipboardData = { getData: (type: string) => data[type] ?? '', files, types: Object.keys(data) };
  const event = new Event('paste', { bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
  return { editor, document: editor.state.doc, ...told };
}

/** A document in short: `h2 p ul[li[p] li[p ul[…]]] table[3×4 head 1]`. */
function outline(node: DocumentNode): string {
  const parts: string[] = [];
  node.forEach((child) => parts.push(shortOf(child)));
  return parts.join(' ').replace(/\bp(?: p)+\b/gu, (run) => `p×${run.split(' ').length}`);
}

function shortOf(node: DocumentNode): string {
  const { name } = node.type;
  if (name === 'paragraph') return 'p';
  if (name === 'heading') return `h${String(node.attrs['level'])}`;
  if (name === 'table') return tableOf(node);
  if (name === 'bulletList') return `ul[${outline(node)}]`;
  if (name === 'orderedList') {
    const start = node.attrs['start'] === 1 ? '' : `:${String(node.attrs['start'])}`;
    const type = node.attrs['type'] && node.attrs['type'] !== '1' ? `:${String(node.attrs['type'])}` : '';
    return `ol${start}${type}[${outline(node)}]`;
  }
  if (name === 'listItem') return outline(node) === 'p' ? '·' : `·(${outline(node)})`;
  if (name === 'blockquote' || name === 'callout') return `${name}[${outline(node)}]`;
  return name;
}

function tableOf(table: DocumentNode): string {
  const heads = Array.from({ length: table.childCount }, (_row, index) => table.child(index)).filter((row) =>
    Array.from({ length: row.childCount }, (_cell, index) => row.child(index)).every((cell) => cell.type.name === 'tableHeader'),
  ).length;
  return `table[${table.childCount} rows, ${heads} head]`;
}

const EXPECTED: Record<string, string> = {};

describe('a sample of the clipboard', () => {
  it('is one of forty at least', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(40);
    expect(NAMES).toEqual(Object.keys(EXPECTED).sort());
  });

  it.each(NAMES)('%s: has its structure', (name) => {
    expect(outline(paste(sample(name)).document)).toBe(EXPECTED[name]);
  });

  it.each(NAMES)('%s: keeps every word in its order', (name) => {
    expect(paste(sample(name)).report?.lost).toBeNull();
  });

  it.each(NAMES)('%s: copied in the editor and pasted again changes nothing', (name) => {
    const { editor, document: first } = paste(sample(name));
    const { dom, text } = editor.view.serializeForClipboard(first.slice(0, first.content.size));
    const second = paste({ html: dom.innerHTML, text, rtf: '', files: [] });
    expect(second.document.toJSON()).toEqual(first.toJSON());
  });

  it.each(NAMES)('%s: what was made of it converts to itself', (name) => {
    const { editor, document: first } = paste(sample(name));
    const again = paste({ html: editor.getHTML(), text: '', rtf: '', files: [] });
    expect(again.document.toJSON()).toEqual(first.toJSON());
    expect(again.report?.dropped ?? '').toBe('');
  });
});
