import { FORM_FILES_MAX_BYTES } from '@polden/api-contract';
import { formatFileSize, plural } from '@polden/ru';
import type { Files } from './request-body.ts';
import type { FilesField, RequestField } from './request-form.model.ts';
import type { SentForm } from './request-state.ts';

const PHOTOS = ['jpeg', 'png', 'gif', 'webp', 'avif'];
const PHOTO_EXTENSIONS = [...PHOTOS, 'jpg'];

/** As the control of the field takes it: «image/*,.pdf». */
export function acceptOf({ types, photos = false }: FilesField): string {
  return [...(photos ? ['image/*'] : []), ...types.map((type) => `.${type}`)].join(',');
}

/** How many there are, how large, and of what kind by name; the API looks into them as well. One message for a field. */
export function checkFiles(fields: readonly RequestField[], files: Files): SentForm['errors'] {
  const problems = fields.flatMap((field): [string, string[]][] => {
    if (field.kind !== 'files') return [];
    const chosen = files.filter(([name]) => name === field.name).map(([, file]) => file);
    const message = problemsOf(field, chosen).join('. ');
    return message === '' ? [] : [[field.name, [message]]];
  });
  return { ...tooMuch(files), ...Object.fromEntries(problems) };
}

function problemsOf(field: FilesField, files: readonly File[]): string[] {
  const { maxCount = 1, maxBytes } = field;
  const foreign = files.filter((file) => !isTaken(field, file));
  const large = files.filter(({ size }) => size > maxBytes);
  // What a cloud has not brought to the phone yet comes so.
  const empty = files.filter((file) => file.size === 0 && isTaken(field, file));
  return [
    ...(files.length > maxCount ? [`Можно приложить не больше ${filesOf(maxCount)}`] : []),
    ...(foreign.length > 0 ? [`Не подойдёт ${named(foreign)}: приложите ${takenBy(field)}`] : []),
    ...(empty.length > 0 ? [`${empty.length > 1 ? 'Файлы пустые' : 'Файл пустой'}: ${named(empty)}`] : []),
    ...(large.length > 0 ? [`Больше ${formatFileSize(maxBytes)}: ${named(large)}`] : []),
  ];
}

/** More than the pages' server takes; the message stands at the field of the last file. */
function tooMuch(files: Files): SentForm['errors'] {
  const [name] = files.at(-1) ?? [];
  const bytes = files.reduce((sum, [, { size }]) => sum + size, 0);
  if (name === undefined || bytes <= FORM_FILES_MAX_BYTES) return {};
  const limit = formatFileSize(FORM_FILES_MAX_BYTES);
  return { [name]: [`Файлы вместе больше ${limit}: приложите меньше или уменьшите снимки`] };
}

/** A photo by what the browser says, too: telephones give some without an extension. */
function isTaken({ types, photos = false }: FilesField, { name, type }: File): boolean {
  const extension = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
  if (types.includes(extension)) return true;
  return (
    photos && (PHOTO_EXTENSIONS.includes(extension) || PHOTOS.some((format) => type === `image/${format}`))
  );
}

function takenBy({ types, photos = false }: FilesField): string {
  const names = [...(photos ? ['фотографию'] : []), ...types.map((type) => type.toUpperCase())];
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' или ');
}

function named(files: readonly File[]): string {
  return files.map(({ name }) => `«${name}»`).join(', ');
}

function filesOf(count: number): string {
  return `${count} ${plural(count, { single: 'файла', more: 'файлов', many: 'файлов' })}`;
}
