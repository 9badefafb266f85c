import { StartError } from '@polden/api-contract';

/** In a database whose locale knows no Cyrillic, full text and trigrams of Russian words come out empty without any error. */
export async function expectCyrillic(database: {
  query: <Rows>(text: string) => Promise<Rows>;
}): Promise<void> {
  const [words] = await database.query<{ known: boolean; name: string }[]>(
    `SELECT lower('ЗАЁМ') = 'заём' AND to_tsvector('russian', 'Займы') @@ to_tsquery('russian', 'займ') AS known,
       current_database() AS name`,
  );
  if (words?.known === true) return;
  throw new StartError(
    `Database: its locale knows no Cyrillic, Russian words cannot be found in it. Make it anew: CREATE DATABASE ${words?.name ?? 'polden'} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8'`,
  );
}
