import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { isOwnCopy } from '../own-copy.ts';
import { convertPaste, type Converted } from './convert-paste.ts';
import type { PasteReport } from './report.ts';
import { firstDifference, wordsOf } from './visible-words.ts';

export interface PasteHandlers {
  /** Something was converted; `pending`: pictures that the document already shows as such, by key. */
  onPasted: (report: PasteReport, pending: ReadonlyMap<string, File>) => void;
  /** Files that were pasted or dropped by themselves; `place`: where in the document. */
  onFiles: (view: EditorView, files: readonly File[], place: number) => void;
}

const NOTHING = { text: '', rtf: '', files: [] as readonly File[] };

/** Props of an editor into which everything can be pasted: what comes is converted, compared and reported. */
export function pasteProps({ onPasted, onFiles }: PasteHandlers): EditorProps {
  let copied = NOTHING;
  let converted: Converted | null = null;

  function tell({ report, words, pending }: Converted, inserted: string): void {
    onPasted({ ...report, lost: firstDifference(words, wordsOf(inserted)) }, pending);
  }

  return {
    handleDOMEvents: {
      paste: (_view, event) => {
        copied = readClipboard(event.clipboardData);
        converted = null;
        return false;
      },
    },
    transformPastedHTML: (html) => {
      converted = isOwnCopy(html) ? null : convertPaste({ ...copied, html });
      return converted?.html ?? html;
    },
    handlePaste: (view, event, slice) => {
      const done = converted;
      const { files } = copied;
      converted = null;
      copied = NOTHING;
      if (done) tell(done, slice.content.textBetween(0, slice.content.size, ' ', ' '));
      else if (files.length > 0 && !event.clipboardData?.getData('text/html')) {
        onFiles(view, files, view.state.selection.from);
        return true;
      }
      return false;
    },
    handleDrop: (view, event, slice, moved) => {
      const done = converted;
      converted = null;
      const files = Array.from(event.dataTransfer?.files ?? []);
      if (!moved && files.length > 0) {
        onFiles(view, files, placeOf(view, event));
        return true;
      }
      if (done && !moved) tell(done, slice.content.textBetween(0, slice.content.size, ' ', ' '));
      return false;
    },
  };
}

function readClipboard(data: DataTransfer | null): typeof NOTHING {
  if (!data) return NOTHING;
  return { text: data.getData('text/plain'), rtf: data.getData('text/rtf'), files: Array.from(data.files) };
}

function placeOf(view: EditorView, { clientX, clientY }: DragEvent): number {
  return view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.from;
}
