import { groupedSum, isMoneyKey, readRoubles } from '@polden/ru';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { clamp, digitsAfter, figures, positionBefore, unit, type Bounds } from './range-number.ts';

/** So few steps are told one by one. */
const MOST_TOLD = 5;

interface FiguresInputOptions extends Bounds {
  step: number;
  value: number;
  format: (value: number) => string;
  onValue: (value: number) => void;
  /** What an address asks for, as it was typed. */
  asked?: string | null | undefined;
}

/**
 * A text input for a whole number that groups its digits as they are typed. What is typed is reported at once: one outside
 * the bounds as the nearest of them, which `message` then says, and which stands in the field once it is left.
 */
export function useFiguresInput(options: FiguresInputOptions) {
  const { value, min, max, step, format, onValue, asked } = options;
  /** What was written here last, which stands in the field while it is typed. */
  const [written, setWritten] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  // Until something is done here: a choice that was kept may still come into the field, and the words are about that.
  const message = correctionOf(written ?? asked ?? '', options);
  /** To which a field returns that is emptied. */
  const last = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | null>(null);

  useLayoutEffect(() => {
    const digits = caretDigits.current;
    caretDigits.current = null;
    // Somebody may have left the field before the scripts came.
    if (digits === null || !input.current || document.activeElement !== input.current) return;
    const position = positionBefore(input.current.value, digits);
    input.current.setSelectionRange(position, position);
  });

  function type(element: HTMLInputElement) {
    const { value: text, selectionStart } = element;
    // The keyboard of a phone names no keys: the unit, which stands beside the field, is left out of it here.
    const grouped = groupedSum(text.replace(RegExp(`\\s*${unit(format(value))[0]}\\D*$`), ''));
    const typed = readRoubles(grouped);
    if (grouped !== text) caretDigits.current = digitsAfter(text, selectionStart ?? text.length);
    if (!isTyping) last.current = value;
    setTyping(true);
    setWritten(grouped);
    if (typed !== null) onValue(clamp(typed, { min, max }));
    else if (grouped.trim() === '') report(last.current);
  }

  function settle({ value: text }: HTMLInputElement) {
    setTyping(false);
    setWritten(text);
    // As it stands in the field: the text may be newer than the last render.
    report(readRoubles(text) ?? value);
  }

  function report(number: number) {
    const next = clamp(number, { min, max });
    if (next !== value) onValue(next);
  }

  /** Another control says the value now. */
  function forget() {
    setTyping(false);
    setWritten('');
  }

  // A term is in figures alone; a sum may be in words.
  const isSum = format(value).endsWith('₽');
  const props = {
    value: isTyping ? written : figures(format(value)),
    // What is calculated with while nothing stands there.
    placeholder: figures(format(value)),
    onChange: (event) => type(event.currentTarget),
    onBlur: (event) => settle(event.currentTarget),
    onKeyDown: (event) => {
      const { value: text, selectionStart } = event.currentTarget;
      const before = isSum ? text.slice(0, selectionStart ?? text.length) : '';
      if (!isMoneyKey(event, before)) return event.preventDefault();
      if (event.key === 'Enter') settle(event.currentTarget);
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      forget();
      report(value + (event.key === 'ArrowUp' ? step : -step));
    },
  } satisfies ComponentProps<'input'>;

  return { input, props, message, forget };
}

/** What is calculated with instead of what was written; '' when that is it, or something else has been chosen since. */
function correctionOf(text: string, options: FiguresInputOptions): string {
  const { value, min, max, format } = options;
  const typed = readRoubles(text);
  if (typed === null) {
    if (text.trim() === '') return '';
    return `Здесь нужно число: считаем на ${format(value)}.`;
  }
  const settled = clamp(typed, options);
  if (settled === typed) return betweenSteps(typed, options);
  if (settled !== value) return '';
  const bound = settled === min ? `Минимум — ${format(min)}` : `Максимум — ${format(max)}`;
  return `${bound}: считаем на него.`;
}

/** Of a range with a few steps: the nearest of them stands instead of what was typed. '' when that stands, or another. */
function betweenSteps(typed: number, { value, min, max, step, format }: FiguresInputOptions): string {
  const steps = (max - min) / step;
  const nearest = min + Math.round((typed - min) / step) * step;
  if (steps > MOST_TOLD || typed === value || value !== nearest) return '';
  const others = Array.from({ length: steps }, (_, index) => min + index * step);
  return `Можно ${others.join(', ')} или ${format(max)}: считаем на ${value}.`;
}
