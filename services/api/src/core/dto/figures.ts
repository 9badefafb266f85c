import { Transform } from 'class-transformer';

const FIGURES = /^(?:0|[1-9]\d{0,14})$/u;

/** A whole number in a query, as it is written: no `0x1`, `1e2`, `+1` nor `01`, which stay texts and are refused as such. */
export function Figures(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && FIGURES.test(value) ? Number(value) : value,
  );
}
