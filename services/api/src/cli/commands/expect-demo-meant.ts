import { StartError } from '@polden/api-contract';

/** What is invented of a lender and his loans must not come upon a site of customers by a slip. Throws StartError. */
export function expectDemoMeant(databaseUrl: string, named: string | undefined): void {
  const database = new URL(databaseUrl).pathname.slice(1);
  if (named === database) return;
  throw new StartError(
    `this would add invented loans, articles and documents to ${database}: if that is meant, say --demo ${database}`,
  );
}
