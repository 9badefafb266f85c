import { useId, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DayArc } from '../day-arc/day-arc.tsx';
import { Field } from '../field/field.tsx';
import box from '../field/box.module.css';
import { useControlRef, useSecondControlRef } from '../hydration/use-control-ref.ts';
import { clamp, longest, nearestStop, share, unit } from './range-number.ts';
import { useFiguresInput } from './use-figures-input.ts';
import css from './range-field.module.css';

export interface RangeFieldProps {
  label: string;
  /**
   * The typed field is what a form posts: digits with grouping spaces, as they are shown. Without
   * JavaScript it is the only control; the slider is not shown.
   */
  name: string;
  /** Id of another form that posts it. */
  form?: string | undefined;
  /** For links of an ErrorSummary. Default: a generated one. */
  id?: string;
  /** Whole numbers, 0 and up. */
  min: number;
  max: number;
  /** Of the slider and the arrow keys; any whole number within the bounds may be typed. Default 1. */
  step?: number;
  /**
   * Where the slider halts, ascending, `min` first and `max` last: for a range so wide that even steps would leave
   * no room for its small numbers. Any whole number may still be typed.
   */
  stops?: readonly number[];
  value: number;
  /** What an address asks for, as it was typed: where that is no number of the range, the field says so. */
  asked?: string | null;
  /** Gets numbers within the bounds only. */
  onChange: (value: number) => void;
  /** The whole text of a value with its unit and no other number: «280 000 ₽», «48 месяцев». Default: the digits. */
  format?: (value: number) => string;
  /** At the ends of the slider. Default: `format` of the bounds. */
  minLabel?: ReactNode;
  maxLabel?: ReactNode;
}

/** A whole number, typed or found by moving the sun along its day. */
export function RangeField(props: RangeFieldProps) {
  const { label, name, min, max, step = 1, stops, format = String, asked, onChange } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const value = clamp(props.value, { min, max });
  const typed = useFiguresInput({ value, min, max, step, format, asked, onValue: onChange });
  const typedInput = typed.input;
  const control = useControlRef(typedInput);
  // Where both were changed before the scripts came, what was typed says more: the slider halts at its steps.
  const slider = useSecondControlRef(typedInput);
  const track = stops
    ? { min: 0, max: stops.length - 1, step: 1, value: nearestStop(value, stops) }
    : { min, max, step, value };
  const day: CSSProperties & Record<'--p', number> = { '--p': share(track.value, track) };

  return (
    <Field id={id} label={label} compact>
      <div className={classNames(box.box, css.typed)} data-figures={longest(max)}>
        <input
          {...typed.props}
          ref={control}
          id={id}
          name={name}
          form={props.form}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={classNames(box.input, css.figures)}
        />
        <span className={classNames(box.affix, css.unit)}>{unit(format(value))}</span>
      </div>
      <div className={css.slider} style={day}>
        <DayArc />
        <input
          ref={slider}
          type="range"
          className={css.range}
          aria-label={label}
          {...track}
          aria-valuetext={format(value)}
          onChange={(event) => {
            typed.forget();
            const position = event.currentTarget.valueAsNumber;
            onChange(stops?.[position] ?? position);
          }}
        />
      </div>
      <div className={css.below}>
        <p className={css.message} role="status">
          {typed.message}
        </p>
        <div className={css.bounds}>
          <span>{props.minLabel ?? format(min)}</span>
          <span>{props.maxLabel ?? format(max)}</span>
        </div>
      </div>
    </Field>
  );
}
