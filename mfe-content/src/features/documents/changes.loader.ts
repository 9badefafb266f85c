import type { DocumentChange } from '@polden/api-contract';
import { failedPage } from '../../failed-page.ts';
import { readChanges } from './documents.api.ts';

export interface ChangesData {
  changes: DocumentChange[];
}

/** Throws a Response: 503 without data. */
export async function changesLoader(): Promise<ChangesData> {
  const changes = await readChanges().catch((error: unknown) => {
    throw failedPage(error);
  });
  return { changes };
}
