import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A lead as the API sends it; only what the CRM looks at. */
export interface Lead {
  id: string;
  revision: number;
  /** False while its questionnaire is still to come. */
  complete?: boolean;
  phone: string;
  /** False while nobody has entered the code that was sent to it. */
  phoneVerified?: boolean;
  requiredSum: number | null;
  requiredMonthCount: number | null;
  days: number | null;
  questionnaire?: { monthIncome?: number };
  [field: string]: unknown;
}

export interface AcceptedLead {
  lead: Lead;
  /** Milliseconds since the epoch: of the revision that counts. */
  at: number;
  /** Keys under which it was accepted, in their order; none of them twice. */
  keys: string[];
  /** Deliveries, repetitions among them. */
  deliveries: number;
}

interface Line {
  key: string;
  at: number;
  lead: Lead;
}

/** The leads of this CRM: in memory, and in a file from which they come back after a restart. */
export class AcceptedLeads {
  private readonly leads = new Map<string, AcceptedLead>();
  private readonly keys = new Set<string>();
  private readonly file: string | undefined;

  constructor(file?: string) {
    this.file = file;
    if (!file || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const read = parsed(line);
      if (read) this.add(read);
    }
  }

  /** False for a key that was accepted before: then nothing changes. */
  accept(key: string, lead: Lead, at: number): boolean {
    const known = this.leads.get(lead.id);
    if (this.keys.has(key)) {
      if (known) known.deliveries += 1;
      return false;
    }
    // Before it is answered: what was accepted outlives this process. On a line of its own, also behind half of another.
    if (this.file) appendFileSync(this.file, `\n${JSON.stringify({ key, at, lead } satisfies Line)}\n`);
    this.add({ key, at, lead });
    return true;
  }

  /** True when something was accepted under the key. */
  has(key: string): boolean {
    return this.keys.has(key);
  }

  find(id: string): AcceptedLead | undefined {
    return this.leads.get(id);
  }

  /** The newest first. */
  all(): AcceptedLead[] {
    return [...this.leads.values()].reverse();
  }

  private add({ key, at, lead }: Line): void {
    this.keys.add(key);
    const known = this.leads.get(lead.id);
    const counts = !known || lead.revision >= known.lead.revision;
    this.leads.set(lead.id, {
      lead: counts ? lead : known.lead,
      at: counts ? at : known.at,
      keys: [...(known?.keys ?? []), key],
      deliveries: (known?.deliveries ?? 0) + 1,
    });
  }
}

/** Null for no line, and for the half of one that a killed process or a full disk left. */
function parsed(line: string): Line | null {
  try {
    return line === '' ? null : (JSON.parse(line) as Line);
  } catch {
    return null;
  }
}
