import type { ShellData } from '@polden/mfe-contract';
import { withYear } from '@polden/ru';
import { useShellData } from '../shell-data/use-shell-data.ts';

type Facts = Pick<ShellData, 'city' | 'settings'>;

/** Words that editors and pages leave to the moment and the place: `[[year]]`, `{city}` («Казань»), `{where}` («в Казани»). */
export function fillPlaceholders(text: string, { city, settings }: Facts): string {
  return withYear(text, settings.currentDate || new Date())
    .replaceAll('{city}', city.title)
    .replaceAll('{where}', city.where);
}

/** A text with every placeholder filled. */
export function Filled({ text }: { text: string }) {
  return fillPlaceholders(text, useShellData());
}
