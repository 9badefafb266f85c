import { VisuallyHidden } from '@polden/ui';
import { useMemo, useState } from 'react';
import { SmallButton } from '../../controls/small-button.tsx';
import { type TextPart, textDiff } from './text-diff.ts';
import css from './diff.module.css';

/** Characters of unchanged text that are left on each side of a change. */
const AROUND = 120;

/** One text with what was taken out of it and what came into it; what is the same is cut to its surroundings. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => textDiff(before, after), [before, after]);
  const [whole, setWhole] = useState(false);
  const shortened = parts.map((part, index) => shorten(part, index === 0, index === parts.length - 1));
  const isCut = shortened.some(({ text }, index) => text !== parts[index]?.text);
  return (
    <div className={css.change}>
      <p className={css.text}>
        {(whole ? parts : shortened).map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </p>
      {isCut && (
        <div>
          <SmallButton about="с изменениями" onClick={() => setWhole(!whole)}>
            {whole ? 'Только изменения' : 'Весь текст'}
          </SmallButton>
        </div>
      )}
    </div>
  );
}

function Part({ part: { kind, text } }: { part: TextPart }) {
  if (kind === 'same') return text;
  const [Tag, said] =
    kind === 'removed' ? (['del', 'удалено: '] as const) : (['ins', 'добавлено: '] as const);
  return (
    <Tag className={css[kind]}>
      <VisuallyHidden>{said}</VisuallyHidden>
      {text}
    </Tag>
  );
}

function shorten({ kind, text }: TextPart, isFirst: boolean, isLast: boolean): TextPart {
  const kept = (isFirst ? 0 : AROUND) + (isLast ? 0 : AROUND);
  if (kind !== 'same' || text.length <= kept + AROUND) return { kind, text };
  const head = isFirst ? '' : text.slice(0, AROUND).replace(/\S*$/u, '');
  const tail = isLast ? '' : text.slice(-AROUND).replace(/^\S*/u, '');
  return { kind, text: `${head}…${tail}` };
}
