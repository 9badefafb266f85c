import { RICH_TEXT_CALLOUTS } from '@polden/content-model';
import { TextField } from '@polden/ui';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { Select } from '../controls/select.tsx';
import { toggleFigures } from './align-column.ts';
import css from './rich-text.module.css';

const MAX_ALT = 300;
/** The inner before the outer. */
const WITH_TOOLS = ['figure', 'calculator', 'table', 'callout'];
const TONES: Record<(typeof RICH_TEXT_CALLOUTS)[number], string> = {
  info: 'К сведению',
  warning: 'Осторожно',
  success: 'Хорошая новость',
};

const TABLE_TOOLS: readonly [label: string, run: (chain: ChainedCommands) => ChainedCommands][] = [
  ['Строка выше', (chain) => chain.addRowBefore()],
  ['Строка ниже', (chain) => chain.addRowAfter()],
  ['Столбец слева', (chain) => chain.addColumnBefore()],
  ['Столбец справа', (chain) => chain.addColumnAfter()],
  ['Убрать строку', (chain) => chain.deleteRow()],
  ['Убрать столбец', (chain) => chain.deleteColumn()],
  ['Объединить или разделить', (chain) => chain.mergeOrSplit()],
  ['Шапка', (chain) => chain.toggleHeaderRow()],
  ['Шапка слева', (chain) => chain.toggleHeaderColumn()],
  ['Убрать таблицу', (chain) => chain.deleteTable()],
];

/** What can be done with the block in which the cursor is; nothing in plain text. */
export function BlockTools({ editor }: { editor: Editor }) {
  const { block, attrs } = useEditorState({
    editor,
    selector: (state) => {
      const found = WITH_TOOLS.find((name) => state.editor.isActive(name));
      return { block: found, attrs: found ? state.editor.getAttributes(found) : {} };
    },
  });
  const id = useId();
  const set = (name: string, value: unknown): void => {
    if (block) editor.commands.updateAttributes(block, { [name]: value });
  };
  if (block === 'table') return <TableTools editor={editor} />;
  if (block === 'figure')
    return (
      <div className={css.blockTools}>
        <TextField
          id={id}
          name="figure-alt"
          label="Что на картинке"
          hint="Для тех, кто её не увидит. Подпись печатайте под картинкой."
          maxLength={MAX_ALT}
          value={String(attrs['alt'] ?? '')}
          onChange={(alt) => set('alt', alt)}
        />
      </div>
    );
  if (block === 'calculator')
    return (
      <div className={css.blockTools}>
        <TextField
          id={id}
          name="calculator-sum"
          label="С какой суммы начать, ₽"
          inputMode="numeric"
          value={attrs['sum'] === null ? '' : String(attrs['sum'])}
          onChange={(typed) => set('sum', Number(typed.replace(/\D/gu, '')) || null)}
        />
      </div>
    );
  if (block === 'callout')
    return (
      <div className={css.blockTools}>
        <Select
          id={id}
          label="Зачем врезка"
          value={String(attrs['tone'])}
          onChange={(tone) => set('tone', tone)}
          options={RICH_TEXT_CALLOUTS.map((value) => ({ value, label: TONES[value] }))}
        />
      </div>
    );
  return null;
}

function TableTools({ editor }: { editor: Editor }) {
  return (
    <div className={css.blockTools} role="group" aria-label="Таблица">
      {TABLE_TOOLS.map(([label, run]) => (
        <button
          key={label}
          type="button"
          className={css.tool}
          onClick={() => run(editor.chain().focus()).run()}
        >
          {label}
        </button>
      ))}
      <button type="button" className={css.tool} onClick={() => toggleFigures(editor)}>
        Столбец чисел
      </button>
    </div>
  );
}
