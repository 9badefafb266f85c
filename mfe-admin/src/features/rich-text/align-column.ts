import type { Editor } from '@tiptap/core';
import { CellSelection, selectionCell } from '@tiptap/pm/tables';

/** Makes the column in which the cursor is one of figures, which end at the right, or of words again. */
export function toggleFigures(editor: Editor): void {
  const { state, view } = editor;
  const cell = selectionCell(state);
  const align = cell.nodeAfter?.attrs['align'] === 'right' ? null : 'right';
  const { tr } = state;
  CellSelection.colSelection(cell).forEachCell((node, place) => {
    tr.setNodeMarkup(place, undefined, { ...node.attrs, align });
  });
  view.dispatch(tr);
  view.focus();
}
