import { FieldError, type FieldRules } from './field-rules.ts';

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether there is such an image is asked of the database when the item is saved. */
export const imageRules: FieldRules<'image'> = {
  check: ({ label, maxAltLength }, given) => {
    if (given === null) return null;
    const { mediaId, alt } = typeof given === 'object' ? (given as Record<string, unknown>) : {};
    if (typeof mediaId !== 'string' || !UUID.test(mediaId)) {
      throw new FieldError(`${label}: загрузите её ещё раз`);
    }
    const description = typeof alt === 'string' ? alt.replace(/\s+/gu, ' ').trim() : '';
    if (description === '' || /\p{Cc}/u.test(description)) {
      throw new FieldError(`${label}: опишите, что на ней, для тех, кто её не увидит`);
    }
    if (description.length > maxAltLength) {
      throw new FieldError(`${label}: описание не длиннее ${maxAltLength} знаков`);
    }
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
  schema: ({ label, maxAltLength }) => ({
    type: 'object',
    nullable: true,
    description: label,
    required: ['mediaId', 'alt'],
    properties: {
      mediaId: { type: 'string', format: 'uuid' },
      alt: { type: 'string', maxLength: maxAltLength },
    },
  }),
};

function imageColumn(name: string): string {
  return `${name}_id`;
}
