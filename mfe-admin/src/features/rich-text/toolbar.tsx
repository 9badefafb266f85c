import { VisuallyHidden } from '@polden/ui';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { BlockTools } from './block-tools.tsx';
import { InsertTools } from './insert-tools.tsx';
import { TOOLBAR, type ToolbarItem } from './toolbar-items.ts';
import css from './rich-text.module.css';

const LinkDialog = lazy(() =>
  import(/* webpackChunkName: "admin-link" */ './link-dialog.tsx').then((module) => ({
    default: module.LinkDialog,
  })),
);

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const FIRST = 0;

/** One stop of the Tab key; arrows go from button to button, Home and End to the ends. */
export function Toolbar({
  editor,
  controls,
  onFiles,
  onDocx,
}: {
  editor: Editor;
  controls: string;
  onFiles: (files: readonly File[]) => void;
  onDocx: (file: File) => void;
}) {
  const [linking, setLinking] = useState(false);
  const [stop, setStop] = useState(FIRST);
  const inLink = useEditorState({ editor, selector: (state) => state.editor.isActive('link') });
  const linkIndex = TOOLBAR.flat().length;

  return (
    <div className={css.bars}>
      <div
        className={css.toolbar}
        role="toolbar"
        aria-label="Оформление текста"
        aria-controls={controls}
        onKeyDown={(event) => moveFocus(event, setStop)}
      >
        {TOOLBAR.map((group, groupIndex) => (
          <div key={group[0]?.label} className={css.group}>
            {group.map((item, index) => {
              const place = TOOLBAR.slice(0, groupIndex).flat().length + index;
              return <ToolButton key={item.label} editor={editor} item={item} reachable={place === stop} />;
            })}
          </div>
        ))}
        <div className={css.group}>
          <button
            type="button"
            className={css.tool}
            aria-pressed={inLink}
            aria-haspopup="dialog"
            tabIndex={stop === linkIndex ? 0 : -1}
            onClick={() => setLinking(true)}
          >
            Ссылка
          </button>
        </div>
        <InsertTools editor={editor} stop={stop} from={linkIndex + 1} onFiles={onFiles} onDocx={onDocx} />
        {linking && (
          <Suspense>
            <LinkDialog editor={editor} onClose={() => setLinking(false)} />
          </Suspense>
        )}
      </div>
      <BlockTools editor={editor} />
    </div>
  );
}

function ToolButton({ editor, item, reachable }: { editor: Editor; item: ToolbarItem; reachable: boolean }) {
  const { active, possible } = useEditorState({
    editor,
    selector: (state) => ({
      active: item.isActive?.(state.editor),
      possible: item.isPossible?.(state.editor) ?? true,
    }),
  });
  return (
    <button
      type="button"
      className={css.tool}
      title={item.shortcut ? `${item.label} (${item.shortcut})` : item.label}
      aria-pressed={active}
      // Stays reachable: a button that vanishes under the focus loses it.
      aria-disabled={possible ? undefined : true}
      tabIndex={reachable ? 0 : -1}
      data-sign={item.sign}
      onClick={() => item.run(editor.chain().focus()).run()}
    >
      <span aria-hidden="true">{item.sign}</span>
      <VisuallyHidden>{item.label}</VisuallyHidden>
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, setStop: (index: number) => void): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > div > button')];
  const current = buttons.findIndex((button) => button === event.target);
  if (current === -1) return;
  const next = nextPlace(event.key, current, buttons.length);
  if (next === null) return;
  event.preventDefault();
  setStop(next);
  buttons[next]?.focus();
}

function nextPlace(key: string, current: number, count: number): number | null {
  if (key === 'Home') return FIRST;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (current + step + count) % count;
}
