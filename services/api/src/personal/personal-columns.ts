import { type ContentType, CONTENT_TYPES } from '@polden/content-model';
import { fieldsOf, snakeCase } from '../content/fields/values.ts';
import { personalColumns } from '../content/personal/content-vault.ts';
import type { ColumnRules } from './column-rules.ts';
import { OF_PEOPLE } from './columns/of-people.ts';
import { OF_THE_JOBS } from './columns/of-the-jobs.ts';
import { OF_THE_PLATFORM } from './columns/of-the-platform.ts';
import { OF_THE_STAFF } from './columns/of-the-staff.ts';

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

const BY_STAFF = 'words of the staff, for visitors';

/** Fields of a type are what the staff publishes, but for those that tell of people. */
function contentRules(type: ContentType): ColumnRules {
  const fields = fieldsOf(type).flatMap(([name]) =>
    ['', '_alt', '_hash'].map((ending) => [`${snakeCase(name)}${ending}`, { notPersonal: BY_STAFF }]),
  );
  const people = personalColumns(type);
  return {
    status: { notPersonal: 'draft or published' },
    search_title: { notPersonal: BY_STAFF },
    search_text: { notPersonal: BY_STAFF },
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
