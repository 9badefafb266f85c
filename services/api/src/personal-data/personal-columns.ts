import { type ContentType, CONTENT_TYPES } from '@polden/content-model';
import { fieldsOf, personalColumns, snakeCase } from '../content/index.ts';
import type { ColumnRules } from './column-rules.ts';
import { OF_PEOPLE } from './columns/of-people.ts';
import { OF_THE_JOBS } from './columns/of-the-jobs.ts';
import { OF_THE_PLATFORM } from './columns/of-the-platform.ts';
import { OF_THE_STAFF } from './columns/of-the-staff.ts';

/** Columns in which a field stands: a picture has a description, a text its markup. */
const ENDINGS = ['', '_alt', '_html'];
const BY_STAFF = 'words of the staff, for visitors';

/**
 * What every column that could hold personal data does hold. A column that no rule names is a mistake: the test of the
 * schema says so before anybody's data is in it.
 */
export const COLUMN_RULES: Readonly<Record<string, ColumnRules>> = {
  ...Object.fromEntries(CONTENT_TYPES.map((type) => [type.table, contentRules(type)])),
  ...OF_PEOPLE,
  ...OF_THE_STAFF,
  ...OF_THE_PLATFORM,
  ...OF_THE_JOBS,
};

/** Fields of a type are what the staff publishes, but for those that tell of people. */
function contentRules(type: ContentType): ColumnRules {
  const people = personalColumns(type);
  const words =
    people.length > 0 ? { erasedWith: 'the item: what its author has written' } : { notPersonal: BY_STAFF };
  const fields = fieldsOf(type).flatMap(([name]) =>
    ENDINGS.map((ending) => [`${snakeCase(name)}${ending}`, words]),
  );
  return {
    status: { notPersonal: 'draft or published' },
    search_title: words,
    search_text: words,
    ...(Object.fromEntries(fields) as ColumnRules),
    ...(people.length > 0 && {
      data_key_id: { notPersonal: 'names a key' },
      personal_data: 'sealed',
    }),
    ...(Object.fromEntries(people.map(([column]) => [`${column}_index`, 'indexed'])) as ColumnRules),
    ...(Object.fromEntries(
      people.flatMap(([column, kind]) =>
        kind === 'name' ? [[column, { public: 'the name of an author, while visitors see it' }]] : [],
      ),
    ) as ColumnRules),
  };
}
