import { type Field, type FieldOf, isCity } from '@polden/content-model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Select } from '../../controls/select.tsx';
import { useReferenceOptions } from '../../reference/use-reference-options.ts';

const YES_OR_NO = [
  { value: '1', label: 'Да' },
  { value: '0', label: 'Нет' },
];

export interface WithinFilterProps {
  name: string;
  field: Field;
  /** `category:3` of all such filters. */
  within: string[];
  onChange: (within: string[]) => void;
}

/** Chooses the items with one value of a field. */
export function WithinFilter(props: WithinFilterProps) {
  const { field } = props;
  if (field.kind === 'choice') return <ValueSelect {...props} options={choicesOf(field)} />;
  if (field.kind === 'boolean') return <ValueSelect {...props} options={YES_OR_NO} />;
  if (isCity(field)) return <CityFilter {...props} />;
  return field.kind === 'reference' ? <ReferenceFilter {...props} to={field.to} /> : null;
}

/** Few types have a city, and the list of all is long. */
const citiesQuery = queryOptions({
  queryKey: ['city-options'],
  queryFn: async () =>
    (await import(/* webpackChunkName: "admin-cities" */ '../../seo-rules/city-options.ts')).CITY_OPTIONS,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The same control before and after its list has come: somebody may have it in hand. */
function CityFilter(props: WithinFilterProps) {
  const { data = [] } = useQuery(citiesQuery);
  return <ValueSelect {...props} options={data} />;
}

function ReferenceFilter({ to, ...props }: WithinFilterProps & { to: string }) {
  return <ValueSelect {...props} options={useReferenceOptions(to, chosenOf(props))} />;
}

function ValueSelect({
  name,
  field,
  within,
  onChange,
  options,
}: WithinFilterProps & { options: readonly { value: string; label: string }[] }) {
  const id = useId();
  const others = within.filter((part) => !part.startsWith(`${name}:`));
  return (
    <Select
      id={id}
      label={field.label}
      value={chosenOf({ name, within })}
      options={[{ value: '', label: 'Любое' }, ...options]}
      onChange={(chosen) => onChange(chosen === '' ? others : [...others, `${name}:${chosen}`])}
    />
  );
}

/** Empty for any. */
function chosenOf({ name, within }: Pick<WithinFilterProps, 'name' | 'within'>): string {
  return within.find((part) => part.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
}

function choicesOf({ options }: FieldOf<'choice'>) {
  return options.map(({ value, title }) => ({ value, label: title }));
}
