import { CONTENT_STATES, LISTED_STATES, UNUSED_DAYS } from '@polden/api-contract';
import { type ContentType, type Field, isCity, isDraftable } from '@polden/content-model';
import { useId } from 'react';
import button from '../../controls/filters-button.module.css';
import { NativeInput } from '../../controls/native-input.tsx';
import { Select } from '../../controls/select.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { filterCount, type ListState, STATE_TITLES } from './list-state.ts';
import { useNamedFields } from './use-named-fields.ts';
import { WithinFilter } from './within-filter.tsx';
import css from './list-filters.module.css';

const CHOSEN: readonly Field['kind'][] = ['choice', 'reference', 'boolean'];
const FILLED: readonly Field['kind'][] = ['image', 'file'];

type DayName = 'changedFrom' | 'changedTo' | 'publishedFrom' | 'publishedTo';

export interface FilterPanelProps {
  /** On its first page. */
  state: ListState;
  onChange: (state: ListState) => void;
}

/** What the definition of the type lets its items be chosen by; all that is chosen holds together. */
export function FilterPanel({ state, onChange }: FilterPanelProps) {
  const { type } = useAdminType();
  const id = useId();
  const { within = [], has = [], status } = state;
  const change = (next: Partial<ListState>) => onChange({ ...state, ...next });
  const fields = Object.entries(type.fields);
  const isNamed = useNamedFields();
  const day = (name: DayName, label: string) => (
    <NativeInput
      id={`${id}-${name}`}
      name={name}
      type="date"
      label={label}
      value={state[name] ?? ''}
      onChange={(value) => onChange(without({ ...state, [name]: value }))}
    />
  );
  return (
    <div className={css.panel}>
      {type.drafts && (
        <Select
          id={`${id}-status`}
          label="Состояние"
          value={status ?? ''}
          options={[
            { value: '', label: 'Любое' },
            ...(isDraftable(type) ? LISTED_STATES : CONTENT_STATES).map((value) => ({
              value,
              label: STATE_TITLES[value],
            })),
          ]}
          onChange={(value) => {
            const chosen = LISTED_STATES.find((each) => each === value);
            const { status: _, ...rest } = state;
            onChange({ ...rest, ...(chosen && { status: chosen }) });
          }}
        />
      )}
      {fields
        .filter(([, field]) => isCity(field) || (CHOSEN.includes(field.kind) && isNamed(field)))
        .map(([name, field]) => (
          <WithinFilter
            key={name}
            name={name}
            field={field}
            within={within}
            onChange={(next) => change({ within: next })}
          />
        ))}
      {fields
        .filter(([, { kind }]) => FILLED.includes(kind))
        .map(([name, { label }]) => (
          <Select
            key={name}
            id={`${id}-${name}`}
            label={label}
            value={has.find((part) => part.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''}
            options={[
              { value: '', label: 'Не важно' },
              { value: '1', label: 'Есть' },
              { value: '0', label: 'Нет' },
            ]}
            onChange={(value) => {
              const others = has.filter((part) => !part.startsWith(`${name}:`));
              change({ has: value === '' ? others : [...others, `${name}:${value}`] });
            }}
          />
        ))}
      {type.usage && (
        <Select
          id={`${id}-unused`}
          label="Переходы"
          value={state.unused ?? ''}
          options={[
            { value: '', label: 'Не важно' },
            { value: '1', label: `Не использовались ${UNUSED_DAYS} дней` },
          ]}
          onChange={(value) => {
            const { unused: _, ...rest } = state;
            onChange({ ...rest, ...(value === '1' && { unused: '1' }) });
          }}
        />
      )}
      {day('changedFrom', 'Изменено с')}
      {day('changedTo', 'Изменено по')}
      {type.drafts && day('publishedFrom', 'На сайте с')}
      {type.drafts && day('publishedTo', 'На сайте по')}
      <Select
        id={`${id}-sort`}
        label="Порядок"
        value={state.sort ?? ''}
        options={sortOptions(type)}
        onChange={(sort) => onChange(without({ ...state, sort }))}
      />
      {filterCount(state) > 0 && (
        <button
          type="button"
          className={`${button.button} ${css.reset}`}
          onClick={() => onChange(unfiltered(state))}
        >
          Сбросить фильтры
        </button>
      )}
    </div>
  );
}

/** What the heads of the table do, for where there is no room for them. */
function sortOptions(type: ContentType) {
  const titled = !type.fields[type.title]?.personal;
  return [
    { value: '', label: type.order ? 'Как на сайте' : 'Сначала черновики и новое' },
    ...(titled ? [{ value: 'title', label: 'По названию' }] : []),
    { value: '-updatedAt', label: 'Сначала изменённое' },
    { value: 'updatedAt', label: 'Сначала забытое' },
    ...(type.usage
      ? [
          { value: '-uses', label: 'Сначала частые переходы' },
          { value: 'uses', label: 'Сначала редкие переходы' },
        ]
      : []),
  ];
}

/** What is empty is not there. */
function without(state: ListState): ListState {
  return Object.fromEntries(
    Object.entries(state).filter(([, value]) => value !== ''),
  ) as unknown as ListState;
}

/** The search, the order and the columns stay. */
function unfiltered({ search, sort, columns, archived }: ListState): ListState {
  return {
    page: 1,
    ...(search !== undefined && { search }),
    ...(sort !== undefined && { sort }),
    ...(columns && { columns }),
    ...(archived && { archived }),
  };
}
