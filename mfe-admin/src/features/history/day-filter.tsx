import { DEBOUNCE_MS } from '@polden/ru';
import { useEffect, useId } from 'react';
import { NativeInput } from '../controls/native-input.tsx';
import { useTyped } from './use-typed.ts';

/** A browser calls a date whole as soon as its year has one digit. */
const WHOLE_YEAR = /^[1-9]\d{3}-/u;

export interface DayFilterProps {
  label: string;
  name: string;
  /** YYYY-MM-DD; empty for none. */
  day: string;
  error?: string | undefined;
  /** When the typing pauses. Keep it constant between renders. */
  onChange: (day: string) => void;
}

export function DayFilter({ label, name, day, error, onChange }: DayFilterProps) {
  const id = useId();
  const [text, setText] = useTyped(day);
  useEffect(() => {
    if (text === day || (text !== '' && !WHOLE_YEAR.test(text))) return undefined;
    const timer = setTimeout(() => onChange(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, day, onChange]);
  return (
    <NativeInput
      id={id}
      label={label}
      name={name}
      type="date"
      value={text}
      error={error}
      onChange={setText}
    />
  );
}
