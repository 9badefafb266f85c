import type { FieldErrors } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { FieldInput } from '../../fields/field-input.tsx';
import type { PostValues } from './post-values.ts';
import css from './editor.module.css';

export interface PostFieldsProps {
  values: PostValues;
  errors: FieldErrors;
  idOf: (field: string) => string;
  readOnly: boolean;
  onChange: (change: Partial<PostValues>) => void;
}

/** The fields of the content model, in its order. */
export function PostFields({ values, errors, idOf, readOnly, onChange }: PostFieldsProps) {
  return (
    <div className={css.fields}>
      {FIELD_NAMES.map((name) => {
        const field = blogPost.fields[name];
        const props = {
          kind: field.kind,
          field,
          id: idOf(name),
          name,
          value: values[name],
          error: errors[name]?.[0],
          readOnly,
          onChange: (value: unknown) => onChange({ [name]: value }),
        };
        return <FieldInput key={name} {...props} />;
      })}
    </div>
  );
}

const FIELD_NAMES = Object.keys(blogPost.fields) as (keyof typeof blogPost.fields)[];
