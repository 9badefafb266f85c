import type { SelectProps } from './select.tsx';

type Options = SelectProps['options'];

/** The names in their order, each as the words say it. */
export function inWords<Name extends string>(names: readonly Name[], words: Record<Name, string>): Options {
  return names.map((name) => ({ value: name, label: words[name] }));
}

/** A filter that may be left open, with `any` as its first option. `chosen` is among them even when it is unknown by now. */
export function withAny(any: string, options: Options, chosen: string): Options {
  const known = chosen === '' || options.some(({ value }) => value === chosen);
  return [{ value: '', label: any }, ...options, ...(known ? [] : [{ value: chosen, label: chosen }])];
}
