import type { FieldKind } from '@polden/content-model';
import { booleanRules } from './boolean.rules.ts';
import { choiceRules } from './choice.rules.ts';
import { dateRules } from './date.rules.ts';
import type { FieldRules } from './field-rules.ts';
import { fileRules } from './file.rules.ts';
import { imageRules } from './image.rules.ts';
import { linkRules } from './link.rules.ts';
import { numberRules } from './number.rules.ts';
import { referenceRules } from './reference.rules.ts';
import { richTextRules } from './rich-text.rules.ts';
import { slugRules } from './slug.rules.ts';
import { textRules } from './text.rules.ts';

/** The one table of field kinds: a new kind does not compile until it is here. */
const fieldKinds: { [Kind in FieldKind]: FieldRules<Kind> } = {
  text: textRules,
  slug: slugRules,
  richText: richTextRules,
  image: imageRules,
  date: dateRules,
  boolean: booleanRules,
  number: numberRules,
  choice: choiceRules,
  reference: referenceRules,
  file: fileRules,
  link: linkRules,
};

export function rulesOf<Kind extends FieldKind>(kind: Kind): FieldRules<Kind> {
  return fieldKinds[kind];
}
