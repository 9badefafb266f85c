import css from './landing.module.css';

export interface RangeRowProps {
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value as people read it. */
  text: string;
  onChange: (value: number) => void;
}

export function RangeRow({ name, label, text, onChange, ...range }: RangeRowProps) {
  return (
    <label htmlFor={`calc-${name}`}>
      <span className={css['row']}>
        <span>{label}</span>
        <output>{text}</output>
      </span>
      <input
        id={`calc-${name}`}
        type="range"
        name={name}
        {...range}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
