import { type Field, isCity } from '@polden/content-model';
import { lazy, Suspense } from 'react';
import { ReferenceTitle } from '../reference/reference-title.tsx';
import { FileName, PictureName } from './stored-names.tsx';

/** Whether values of the field are ids, which people know by the names of what they stand for. */
export function isNamed(field: Field): boolean {
  return ['reference', 'file', 'image'].includes(field.kind) || isCity(field);
}

/** A value of such a field as people know it. */
export function NamedValue({ field, value }: { field: Field; value: unknown }) {
  if (field.kind === 'reference' && typeof value === 'number')
    return <ReferenceTitle to={field.to} id={value} />;
  if (typeof value === 'string') return <CityName alias={value} />;
  if (typeof value !== 'object' || value === null) return null;
  if ('fileId' in value) return <FileName id={String(value.fileId)} />;
  if (field.kind !== 'image' || !('mediaId' in value)) return null;
  const alt = 'alt' in value ? String(value.alt) : '';
  return (
    <>
      <PictureName id={String(value.mediaId)} alt={alt} aspect={field.aspect} />
      <p>{alt || 'Без описания'}</p>
    </>
  );
}

/** Few types have a city, and the list of all is long. */
const LaterCityName = lazy(() =>
  import(/* webpackChunkName: "admin-cities" */ '../seo-rules/city-options.ts').then(({ CITY_OPTIONS }) => ({
    default: ({ alias }: { alias: string }) =>
      CITY_OPTIONS.find(({ value }) => value === alias)?.label ?? alias,
  })),
);

function CityName({ alias }: { alias: string }) {
  return (
    <Suspense fallback={alias}>
      <LaterCityName alias={alias} />
    </Suspense>
  );
}
