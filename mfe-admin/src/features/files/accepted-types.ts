import { HEIC_REFUSAL } from '@polden/api-contract';
import { formatFileSize } from '@polden/ru';

const list = new Intl.ListFormat('ru-RU', { type: 'disjunction' });

/** Why the file cannot be taken; undefined for one that the server may look at. */
export function refusalOf(
  file: Pick<File, 'name' | 'size'>,
  accept: readonly string[],
  maxBytes: number,
): string | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (isPhonePhoto(file) && accept.includes('jpg')) return HEIC_REFUSAL;
  if (!accept.includes(extension)) {
    return `Такой файл сюда не подойдёт: нужен ${list.format(accept.map((each) => each.toUpperCase()))}`;
  }
  if (file.size === 0) return 'Файл пустой';
  if (file.size > maxBytes) return `Файл больше ${formatFileSize(maxBytes)}: уменьшите его`;
  return undefined;
}

/** A photo in the form of phones alone. */
export function isPhonePhoto({ name }: Pick<File, 'name'>): boolean {
  return /\.hei[cf]$/iu.test(name);
}
