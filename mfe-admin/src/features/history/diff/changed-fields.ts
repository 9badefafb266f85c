import type { HistoryItem } from '@polden/api-contract';
import { CONTENT_TYPES, type Field } from '@polden/content-model';
import { isNamed } from '../../named-values/named-value.tsx';
import { type Attached, replacedIn } from './attached.ts';
import { fieldLabel } from './field-labels.ts';
import { fieldText } from './field-text.ts';

export interface ChangedField {
  name: string;
  label: string;
  /** Texts to be read; empty for nothing. */
  before: string;
  after: string;
  /** Something else than the readable text has changed: the form of a rich text. */
  formOnly: boolean;
  /** The definition and the values of a field that is read by names rather than by the texts. */
  named: { field: Field; before: unknown; after: unknown } | null;
  /** Pictures, files and films of a text that stand in place of others, be they called the same. */
  replaced: { before: Attached[]; after: Attached[] } | null;
}

/** The fields of a record in the order of their form, without those that are empty on both sides. */
export function changedFields({ entity, before, after }: HistoryItem): ChangedField[] {
  return comparedFields(entity, before, after);
}

/** The same of any two sides of a thing of this kind. */
export function comparedFields(
  entity: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): ChangedField[] {
  const definitions = CONTENT_TYPES.find(({ name }) => name === entity)?.fields ?? {};
  const order = Object.keys(definitions);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  names.sort((one, other) => place(order, one) - place(order, other));
  return names
    .map((name) => {
      const field = definitions[name];
      const values = { before: before?.[name], after: after?.[name] };
      const [was, is] = [fieldText(values.before, field), fieldText(values.after, field)];
      const replaced = replacedIn(values.before, values.after);
      return {
        name,
        label: fieldLabel(entity, name),
        before: was,
        after: is,
        formOnly: was !== '' && was === is && replaced === null,
        named: field && isNamed(field) ? { field, ...values } : null,
        replaced,
      };
    })
    .filter((field) => field.before !== '' || field.after !== '');
}

function place(order: readonly string[], name: string): number {
  const found = order.indexOf(name);
  return found < 0 ? order.length : found;
}
