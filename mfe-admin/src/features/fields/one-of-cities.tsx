import type { FieldInputProps } from '../controls/field-input-props.ts';
import { CITY_OPTIONS } from '../seo-rules/city-options.ts';
import { OneOfInput } from './one-of-input.tsx';

/** A text that is a city of the site. */
export function OneOfCities(props: FieldInputProps<'text'>) {
  return <OneOfInput {...props} options={CITY_OPTIONS} />;
}
