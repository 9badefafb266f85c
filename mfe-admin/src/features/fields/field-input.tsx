import type { FieldKind } from '@polden/content-model';
import { Checkbox } from '@polden/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { FieldInputProps } from '../controls/field-input-props.ts';
import { NativeInput } from '../controls/native-input.tsx';
import { NumberInput } from '../controls/number-input.tsx';
import type { SelectProps } from '../controls/select.tsx';
import { ImageInput } from './image-input.tsx';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { ReferenceInput } from '../reference/reference-input.tsx';
import { FileFieldInput } from './file-field-input.tsx';
import { LegalPageInput } from './legal-page-input.tsx';
import { LinkInput } from './link-input.tsx';
import { OneOfInput } from './one-of-input.tsx';
import { SlugInput } from './slug-input.tsx';
import { TextInput } from './text-input.tsx';

/** How each kind of field is edited: the one table, which a new kind does not compile without. */
const INPUTS: { [Kind in FieldKind]: (props: FieldInputProps<Kind>) => ReactNode } = {
  text: (props) => {
    const { city, among } = props.field;
    if (city) return <CityInput {...props} />;
    if (!among) return <TextInput {...props} />;
    return <OneOfInput {...props} options={titled(among)} />;
  },
  slug: (props) =>
    props.field.place === 'legal-page' ? <LegalPageInput {...props} /> : <SlugInput {...props} />,
  richText: RichTextInput,
  image: ImageInput,
  date: DateInput,
  boolean: BooleanInput,
  number: ({ field: { label, hint, min, max, integer }, kind: _, ...control }) => (
    <NumberInput {...control} {...{ label, hint, min, max, integer }} />
  ),
  choice: (props) => <OneOfInput {...props} options={titled(props.field.options)} />,
  reference: ReferenceInput,
  file: FileFieldInput,
  link: LinkInput,
};

/** The input of a field as its definition says. */
export function FieldInput<Kind extends FieldKind>(props: FieldInputProps<Kind>) {
  const Input: (props: FieldInputProps<Kind>) => ReactNode = INPUTS[props.kind];
  return <Input {...props} />;
}

/** Few types have a city, and the list of all is long. */
const OneOfCities = lazy(() =>
  import(/* webpackChunkName: "admin-cities" */ './one-of-cities.tsx').then((module) => ({
    default: module.OneOfCities,
  })),
);

function CityInput(props: FieldInputProps<'text'>) {
  return (
    <Suspense fallback={<OneOfInput {...props} options={[]} />}>
      <OneOfCities {...props} />
    </Suspense>
  );
}

function DateInput({ field, value, onChange, kind: _, ...control }: FieldInputProps<'date'>) {
  return (
    <NativeInput
      {...control}
      type="date"
      label={field.label}
      hint={field.hint}
      value={value ?? ''}
      onChange={(day) => onChange(day === '' ? null : day)}
    />
  );
}

function BooleanInput({ id, name, field, value, error, readOnly, onChange }: FieldInputProps<'boolean'>) {
  return (
    <Checkbox
      id={id}
      name={name}
      label={field.label}
      checked={value}
      error={error}
      disabled={readOnly}
      onChange={onChange}
    />
  );
}

function titled(options: readonly { value: string; title: string }[]): SelectProps['options'] {
  return options.map(({ value, title }) => ({ value, label: title }));
}
