import type { Field, FieldValue } from '@polden/content-model';
import { readableAddress } from '@polden/reference-data';
import { formatDate, formatNumber } from '@polden/ru';
import { ReferenceTitle } from '../../reference/reference-title.tsx';

/** The value of a short field in a row; of the long ones those of words alone. */
export function CellView({ field, value }: { field: Field; value: FieldValue | undefined }) {
  if (value === null || value === undefined || value === '') return '—';
  switch (field.kind) {
    case 'boolean':
      return value === true ? 'Да' : 'Нет';
    case 'choice':
      return field.options.find((option) => option.value === value)?.title ?? '—';
    case 'date':
      return typeof value === 'string' ? formatDate(value, 'DD.MM.YYYY') : '—';
    case 'number':
      return typeof value === 'number' ? formatNumber(value, { most: 3 }) : '—';
    case 'reference':
      return typeof value === 'number' ? <ReferenceTitle to={field.to} id={value} /> : '—';
    case 'text':
      return typeof value === 'string' ? (field.path ? readableAddress(value) : value) : '—';
    case 'link':
      return typeof value === 'string' ? readableAddress(value) : '—';
    default:
      return '—';
  }
}
