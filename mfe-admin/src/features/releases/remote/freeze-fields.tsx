import type { FreezeWindow } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, TextField } from '@polden/ui';
import { useId, useState } from 'react';
import { fromMoscowInput } from '../../controls/moscow-input.ts';
import { NativeInput } from '../../controls/native-input.tsx';
import { SmallButton } from '../../controls/small-button.tsx';
import css from '../releases.module.css';

const EMPTY = { from: '', to: '', reason: '' };
const LEAST_REASON = 3;

type Field = keyof typeof EMPTY;

/** A freeze that is typed and does not stand among the others yet. */
export function useNewFreeze(freezes: readonly FreezeWindow[]) {
  const id = useId();
  const [typed, setTyped] = useState(EMPTY);
  const [wrong, setWrong] = useState<{ field: Field; message: string } | null>(null);
  const isTyped = Object.values(typed).some((value) => value.trim() !== '');
  const idOf = (field: Field) => `${id}-${field}`;
  const refuse = (field: Field, message: string) => {
    setWrong({ field, message });
    document.getElementById(idOf(field))?.focus();
    return null;
  };
  return {
    isTyped,
    fieldOf: (field: Field) => ({
      id: idOf(field),
      name: field,
      value: typed[field],
      error: wrong?.field === field ? wrong.message : undefined,
      onChange: (value: string) => setTyped((now) => ({ ...now, [field]: value })),
    }),
    /** All freezes with it; null when it is not whole, which is said at its field. */
    take: (): FreezeWindow[] | null => {
      const [from, to, reason] = [
        fromMoscowInput(typed.from),
        fromMoscowInput(typed.to),
        typed.reason.trim(),
      ];
      if (from === null) return refuse('from', 'Укажите, с какого времени');
      if (to === null || from >= to) return refuse('to', 'Конец должен быть позже начала');
      if (reason.length < LEAST_REASON) return refuse('reason', 'Напишите, почему');
      setWrong(null);
      setTyped(EMPTY);
      return [...freezes, { from, to, reason }];
    },
  };
}

export interface FreezeFieldsProps {
  freezes: readonly FreezeWindow[];
  typed: ReturnType<typeof useNewFreeze>;
  onChange: (freezes: FreezeWindow[]) => void;
}

/** Times in which nothing goes live; they are saved with the rest. */
export function FreezeFields({ freezes, typed: { fieldOf, take }, onChange }: FreezeFieldsProps) {
  const add = () => {
    const all = take();
    if (all) onChange(all);
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.subheading}>Заморозки</legend>
      <p className={css.soft}>В это время (по Москве) ничего нового не выходит. Откатить можно всегда.</p>
      <ul className={css.plain}>
        {freezes.map((freeze) => (
          <li key={`${freeze.from} ${freeze.to} ${freeze.reason}`} className={css.credential}>
            <span>
              {`${formatDate(freeze.from, 'DD.MM.YYYY HH:mm')} — ${formatDate(freeze.to, 'DD.MM.YYYY HH:mm')}`}
            </span>
            <span className={css.soft}>{freeze.reason}</span>
            <SmallButton
              about={freeze.reason}
              onClick={() => onChange(freezes.filter((it) => it !== freeze))}
            >
              Убрать
            </SmallButton>
          </li>
        ))}
      </ul>
      {/* Enter is about the freeze that is typed, and would save the form without it. */}
      <div
        role="presentation"
        className={css.inline}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          add();
        }}
      >
        <NativeInput {...fieldOf('from')} type="datetime-local" label="С" />
        <NativeInput {...fieldOf('to')} type="datetime-local" label="До" />
        <TextField {...fieldOf('reason')} label="Почему" />
        <Button variant="secondary" onClick={add}>
          Добавить заморозку
        </Button>
      </div>
    </fieldset>
  );
}
