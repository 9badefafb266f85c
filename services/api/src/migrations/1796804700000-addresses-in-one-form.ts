import { cityByAlias, pageAddress, pagePattern } from '@polden/reference-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Row {
  id: number;
  url: string;
  city: string;
  trashed: boolean;
}

interface Formed extends Row {
  form: { url: string; city: string };
}

/**
 * Rules and texts of pages under the addresses and cities by which they are looked up. Of several that become one, that stays
 * which pages went by; the others go to the trash. What has no such form never applied and stays as it is, until somebody edits it.
 */
export class AddressesInOneForm1796804700000 implements MigrationInterface {
  readonly name = 'AddressesInOneForm1796804700000';

  async up(runner: QueryRunner): Promise<void> {
    await bringToForm(runner, { table: 'seo_meta', city: 'subdomain', formOf: pagePattern });
    await bringToForm(runner, { table: 'city_text', city: 'city', formOf: pageAddress });
  }

  /** How they were spelt is nowhere kept, and nothing depends on it. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

async function bringToForm(
  runner: QueryRunner,
  { table, city, formOf }: { table: string; city: string; formOf: (url: string) => string | null },
): Promise<void> {
  const rows = (await runner.query(
    `SELECT id, url, ${city} AS city, trashed_at IS NOT NULL AS trashed FROM ${table} ORDER BY id`,
  )) as Row[];
  const formed = rows.flatMap((row): Formed[] => {
    const form = { url: formOf(row.url), city: cityByAlias(row.city)?.alias };
    return form.url === null || form.city === undefined
      ? []
      : [{ ...row, form: { url: form.url, city: form.city } }];
  });
  const shown = formed.filter(({ trashed }) => !trashed).sort((a, b) => useOf(b) - useOf(a));
  const kept = new Map<string, Formed>();
  for (const row of shown) {
    const key = JSON.stringify(row.form);
    if (kept.has(key)) await runner.query(`UPDATE ${table} SET trashed_at = now() WHERE id = $1`, [row.id]);
    else kept.set(key, row);
  }
  for (const { id, form } of formed)
    await runner.query(
      `UPDATE ${table} SET url = $2, search_title = $2, ${city} = $3
       WHERE id = $1 AND (url, ${city}) IS DISTINCT FROM ($2, $3)`,
      [id, form.url, form.city],
    );
}

/** How much pages went by it: a slash at its end came before none, a name of the city that is led elsewhere was never found. */
function useOf({ url, city, form }: Formed): number {
  if (city.toLowerCase() !== form.city) return 0;
  if (url === `${form.url}/`) return 3;
  return url === form.url ? 2 : 1;
}
