import type { VitalName } from '@polden/api-contract';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { nextTask } from '../next-task.ts';

/** Measures from the beginning of the page on, also what was before this was brought: browsers remember it. */
export async function watchVitals(vitals: Map<VitalName, number>): Promise<void> {
  const keep = ({ name, value }: { name: string; value: number }) =>
    void vitals.set(name as VitalName, value);
  for (const watch of [onLCP, onINP, onCLS]) {
    watch(keep);
    await nextTask();
  }
}
