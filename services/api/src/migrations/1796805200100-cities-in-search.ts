import { CITIES } from '@polden/reference-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchText } from './search-text.ts';

const COLUMNS = { seo_meta: 'subdomain', city_text: 'city' };
const ALIASES = CITIES.map(({ alias }) => alias);
const NAMES = CITIES.map(({ title }) => searchText(title));

/** Staff find what is of a city by the city's name, beside its alias. */
export class CitiesInSearch1796805200100 implements MigrationInterface {
  readonly name = 'CitiesInSearch1796805200100';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(COLUMNS)) {
      await runner.query(
        `UPDATE ${table} SET search_text = search_text || ' ' || city.name
         FROM unnest($1::text[], $2::text[]) AS city (alias, name) WHERE ${column} = city.alias`,
        [ALIASES, NAMES],
      );
    }
  }

  /** A name more in what is searched does no harm. */
  async down(): Promise<void> {}
}
