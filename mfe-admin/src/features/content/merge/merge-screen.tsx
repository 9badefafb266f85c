import { formatDate } from '@polden/ru';
import { Button, Corrections, ErrorSummary } from '@polden/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { changedFields, isSame, take, labelOf, type ItemValues } from '../editor/item-values.ts';
import { useLastAuthor } from './use-last-author.ts';
import { MergeField, type Side } from './merge-field.tsx';
import css from './merge.module.css';

export interface MergeScreenProps {
  /** What both versions began from. */
  base: ItemValues;
  mine: ItemValues;
  theirs: ItemValues;
  itemId: number;
  /** Author of the other version; null until it has been asked for. */
  author: string | null;
  /** When the other version was saved, ISO 8601. */
  changedAt: string;
  onMerged: (values: ItemValues) => void;
  /** Back to the form, with nothing changed. */
  onCancel: () => void;
}

type Choices = Record<string, Side>;

/** Two people have saved one item: field by field, which of the versions stays. */
export function MergeScreen({
  base,
  mine,
  theirs,
  itemId,
  author,
  changedAt,
  onMerged,
  onCancel,
}: MergeScreenProps) {
  const { type } = useAdminType();
  const by = useLastAuthor(itemId, author);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = changedFields(mine, theirs);
  const [choices, setChoices] = useState<Choices>(() => obvious(fields, base, mine, theirs));
  const [missing, setMissing] = useState<string[]>([]);
  useEffect(() => heading.current?.focus(), []);

  const controlOf = (field: string) => `${id}-${field}-mine`;

  function merge(): void {
    const open = fields.filter((field) => choices[field] === undefined);
    setMissing(open);
    if (open.length === 0)
      onMerged(
        take(
          mine,
          theirs,
          fields.filter((field) => choices[field] === 'theirs'),
        ),
      );
  }

  return (
    <section className={css.merge} aria-labelledby={`${id}-title`}>
      <div className={css.intro}>
        <h2 ref={heading} tabIndex={-1} id={`${id}-title`}>
          {by === null
            ? 'Пока вы правили, запись сохранил кто-то ещё'
            : `Пока вы правили, запись сохранили: ${by}`}
        </h2>
        <p>
          {`Это было ${formatDate(changedAt, 'DD.MM.YYYY HH:mm')}. Ниже — поля, в которых версии расходятся: выберите, что останется. Где изменил только один из вас, выбор уже сделан.`}
        </p>
      </div>
      <Corrections value={new Set(fields.filter((field) => choices[field] !== undefined).map(controlOf))}>
        <ErrorSummary
          title="Выберите версию"
          errors={missing.map((field) => ({
            fieldId: controlOf(field),
            message: `${labelOf(type, field)}: оставить моё или взять их?`,
          }))}
        />
      </Corrections>
      {fields.map((field) => (
        <MergeField
          key={field}
          id={`${id}-${field}`}
          field={field}
          mine={mine}
          theirs={theirs}
          choice={choices[field]}
          onChoose={(side) => setChoices((now) => ({ ...now, [field]: side }))}
        />
      ))}
      {fields.length === 0 && <p>Версии совпали: осталось сохранить.</p>}
      <div className={css.actions}>
        <Button onClick={merge}>Сохранить выбранное</Button>
        <Button variant="quiet" onClick={onCancel}>
          Вернуться к правке
        </Button>
      </div>
    </section>
  );
}

/** Where only one side has changed a field, that side stands; the rest is for the person to say. */
function obvious(fields: readonly string[], base: ItemValues, mine: ItemValues, theirs: ItemValues): Choices {
  const choices: Choices = {};
  for (const field of fields) {
    if (isSame(base, mine, field)) choices[field] = 'theirs';
    else if (isSame(base, theirs, field)) choices[field] = 'mine';
  }
  return choices;
}
