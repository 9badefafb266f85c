export interface Bounds {
  min: number;
  max: number;
}

export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(max, Math.max(min, value));
}

/** Share of the way from min to max, 0 to 1. */
export function share(value: number, { min, max }: Bounds): number {
  return max === min ? 0 : (clamp(value, { min, max }) - min) / (max - min);
}

/** Index of the stop nearest to the value; `stops` ascend. */
export function nearestStop(value: number, stops: readonly number[]): number {
  const distances = stops.map((stop) => Math.abs(stop - value));
  return distances.indexOf(Math.min(...distances));
}

/** «280 000 ₽» → «280 000»: what stands in the typed field. */
export function figures(text: string): string {
  return text.replace(/^\D+|\D+$/g, '');
}

/** «280 000 ₽» → «₽», «48 месяцев» → «месяцев»: the unit in the form that the number asks for. */
export function unit(text: string): string {
  return (/\D+$/.exec(text)?.[0] ?? '').trim();
}

/** How many figures the field has to show: of millions and more they are smaller on a phone. */
export function longest(max: number): 'many' | 'most' | undefined {
  if (max >= 10_000_000) return 'most';
  return max >= 1_000_000 ? 'many' : undefined;
}

/** Digits in the text after the position: they survive regrouping, a position does not. */
export function digitsAfter(text: string, position: number): number {
  return text.slice(position).replace(/\D/g, '').length;
}

/** Position in the text that has this many digits after it. */
export function positionBefore(text: string, digits: number): number {
  let position = text.length;
  for (let left = digits; position > 0 && left > 0; position--) {
    if (/\d/.test(text[position - 1] ?? '')) left--;
  }
  return position;
}
