import { getSchemaPath } from '@nestjs/swagger';
import { ALT_MAX, FIELD_WORDS } from '@polden/content-model';
import { withoutUnseen } from '@polden/ru';
import { FieldError, type FieldRules } from './field-rules.ts';

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether there is such an image is asked of the database when the item is saved. */
export const imageRules: FieldRules<'image'> = {
  check: (field, given) => {
    if (given === null) return null;
    const { mediaId, alt } = typeof given === 'object' ? (given as Record<string, unknown>) : {};
    if (typeof mediaId !== 'string' || !UUID.test(mediaId)) {
      throw new FieldError(FIELD_WORDS.lostFile(field));
    }
    const description = typeof alt === 'string' ? withoutUnseen(alt).replace(/\s+/gu, ' ').trim() : '';
    if (description === '' || /\p{Cc}/u.test(description)) {
      throw new FieldError(FIELD_WORDS.noAlt());
    }
    if (description.length > ALT_MAX) throw new FieldError(FIELD_WORDS.longAlt(field, ALT_MAX));
    return { mediaId, alt: description };
  },
  isEmpty: (value) => value === null,
  toColumns: (name, value) => ({
    [imageColumn(name)]: value?.mediaId ?? null,
    [`${name}_alt`]: value?.alt ?? '',
  }),
  fromColumns: (name, row) => {
    const mediaId = row[imageColumn(name)];
    return typeof mediaId === 'string' ? { mediaId, alt: String(row[`${name}_alt`]) } : null;
  },
  text: () => '',
  schema: ({ label }) => ({
    nullable: true,
    description: label,
    allOf: [{ $ref: getSchemaPath('ContentImage') }],
  }),
};

function imageColumn(name: string): string {
  return `${name}_id`;
}
