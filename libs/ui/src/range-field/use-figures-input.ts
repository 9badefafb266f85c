import { groupedSum, isMoneyKey, readRoubles } from '@polden/ru';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { clamp, digitsAfter, figures, positionBefore, type Bounds } from './range-number.ts';

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
 * A text input for a whole number that groups its digits as they are typed. Numbers within the bounds are
 * reported at once; one outside may stand while it is being typed and is brought to the nearest bound on
 * leaving the field, which `message` then says.
 */
export function useFiguresInput(options: FiguresInputOptions) {
  const { value, min, max, step, format, onValue, asked } = options;
  /** What stands in the field while it is typed. */
  const [draft, setDraft] = useState<string>();
  const [said, setMessage] = useState<string>();
  // Until something is done here: a choice that was kept may still come into the field, and the words are about that.
  const message = said ?? correctionOf(asked ?? '', options);
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
    const grouped = groupedSum(text);
    const typed = readRoubles(text);
    if (grouped !== text) caretDigits.current = digitsAfter(text, selectionStart ?? text.length);
    setDraft(grouped);
    setMessage('');
    if (typed !== null && clamp(typed, { min, max }) === typed) onValue(typed);
  }

  function settle({ value: text }: HTMLInputElement) {
    setDraft(undefined);
    // As it stands in the field: the text may be newer than the last render.
    const typed = readRoubles(text);
    if (typed === null) return text.trim() === '' ? undefined : setMessage(noNumber(options));
    const settled = clamp(typed, { min, max });
    if (settled === typed) return setMessage(betweenSteps(typed, options));
    setMessage(boundOf(settled, options));
    onValue(settled);
  }

  function stepBy(direction: 1 | -1) {
    setDraft(undefined);
    setMessage('');
    onValue(clamp((readRoubles(draft ?? '') ?? value) + direction * step, { min, max }));
  }

  // A term is in figures alone; a sum may be in words.
  const isSum = format(value).endsWith('₽');
  const props = {
    value: draft ?? figures(format(value)),
    onChange: (event) => type(event.currentTarget),
    onBlur: (event) => settle(event.currentTarget),
    onKeyDown: (event) => {
      const { value: text, selectionStart } = event.currentTarget;
      const before = isSum ? text.slice(0, selectionStart ?? text.length) : '';
      if (!isMoneyKey(event, before)) return event.preventDefault();
      if (event.key === 'Enter') settle(event.currentTarget);
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      stepBy(event.key === 'ArrowUp' ? 1 : -1);
    },
  } satisfies ComponentProps<'input'>;

  // Another control says the value now.
  const forget = () => {
    setDraft(undefined);
    setMessage('');
  };
  return { input, props, message, forget };
}

/** What the field took instead of what an address asks for; '' when it took that, or something else has been chosen since. */
function correctionOf(text: string, options: FiguresInputOptions): string {
  const { value } = options;
  const typed = readRoubles(text);
  if (typed === null) return text.trim() === '' ? '' : noNumber(options);
  const settled = clamp(typed, options);
  if (settled === typed) return betweenSteps(typed, options);
  return settled === value ? boundOf(settled, options) : '';
}

/** Of a range with a few steps: the nearest of them stands instead of what was typed. '' when that stands, or another. */
function betweenSteps(typed: number, { value, min, max, step, format }: FiguresInputOptions): string {
  const steps = (max - min) / step;
  const nearest = min + Math.round((typed - min) / step) * step;
  if (steps > MOST_TOLD || typed === value || value !== nearest) return '';
  const others = Array.from({ length: steps }, (_, index) => min + index * step);
  return `Можно ${others.join(', ')} или ${format(max)}: поставили ${value}.`;
}

function noNumber({ value, format }: FiguresInputOptions): string {
  return `Здесь нужно число: пока стоит ${format(value)}.`;
}

function boundOf(settled: number, { min, max, format }: FiguresInputOptions): string {
  return settled === min
    ? `Минимум — ${format(min)}: поставили его.`
    : `Максимум — ${format(max)}: поставили его.`;
}
