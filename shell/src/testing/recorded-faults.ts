import type { Faults } from '../server/faults/faults.ts';

type Finished = Parameters<Faults['record']>[0];

/** Keeps what is recorded; a test says which releases are open. */
export class RecordedFaults implements Faults {
  readonly records: Finished[] = [];
  readonly open = new Set<string>();
  readonly entered: string[] = [];

  get hasOpen(): boolean {
    return this.open.size > 0;
  }

  isOpen(name: string, version: string): boolean {
    return this.open.has(`${name}@${version}`);
  }

  record(page: Finished): void {
    this.records.push(page);
  }

  loaded(): void {
    // Nobody asks for it.
  }

  enter(remote: string, version: string): void {
    this.entered.push(`${remote}@${version}`);
  }

  leave(): void {
    this.entered.push('left');
  }

  pending(): () => void {
    return () => undefined;
  }

  /** `canary 1.1.0 loader`, in the order of their recording. */
  get outcomes(): string[] {
    return this.records.map(({ channel, version, outcome }) => `${channel} ${version} ${outcome}`);
  }
}
