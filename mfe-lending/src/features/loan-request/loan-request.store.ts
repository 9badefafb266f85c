import type { LeadCreated, LeadDocument, ProductCode } from '@polden/api-contract';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';

const STORAGE_KEY = 'save-state';

/** The draft of a loan request, kept for the tab. Never holds a passport, a name or a date of birth. */
export interface LoanRequestDraft {
  product: ProductCode;
  /** Whole roubles. */
  sum: number;
  /** In the product's unit: months, or days of a payday loan. */
  period: number;
  phoneNumber: string;
  phoneConfirmed: boolean;
  /** The documents that were accepted. */
  documents: LeadDocument[];
  requestStatus: 'undefined' | 'progress' | 'success' | 'fail' | 'error';
  requestResponse: LeadCreated | null;
  /** Idempotency key of a request that has not been acknowledged; empty when there is none. */
  requestKey: string;
  /** Milliseconds since the epoch from which another code may be asked for. */
  resendAt: number;
  currentFormIdx: number;
  prevFormIdx: number;
  errorCount: number;
  processingForm: { currentPercents: number; status: 'progress' | 'success'; timer: number };
  /** A sum or a term was chosen, so that it outlives a change of product. */
  loanChosen: boolean;
}

const EMPTY: LoanRequestDraft = {
  product: 'pts',
  sum: 280_000,
  period: 48,
  phoneNumber: '+7',
  phoneConfirmed: false,
  documents: [],
  requestStatus: 'undefined',
  requestResponse: null,
  requestKey: '',
  resendAt: 0,
  currentFormIdx: 0,
  prevFormIdx: 0,
  errorCount: 0,
  processingForm: { currentPercents: 1, status: 'progress', timer: 0 },
  loanChosen: false,
};

/** Empty until `restoreDraft`, which runs after hydration: server and browser first show the same defaults. */
export const useDraft = create<LoanRequestDraft>()(
  persist(() => EMPTY, {
    name: STORAGE_KEY,
    storage: createJSONStorage(tabStorage),
    skipHydration: true,
    version: 1,
  }),
);

/** Reads the stored copy, once: a later page of the same tab has it in memory already. */
export function restoreDraft(): void {
  // Session storage answers at once, so nothing has to be waited for.
  if (!useDraft.persist.hasHydrated()) void useDraft.persist.rehydrate();
}

/** Does nothing in a server process, where one store would serve all visitors. */
export function rememberInDraft(changes: Partial<LoanRequestDraft>): void {
  if (typeof document === 'undefined') return;
  restoreDraft();
  useDraft.setState(changes);
}

/** Moves to a step of the form, and remembers the one before. */
export function goToFormStep(index: number): void {
  const { currentFormIdx } = useDraft.getState();
  if (currentFormIdx !== index) rememberInDraft({ currentFormIdx: index, prevFormIdx: currentFormIdx });
}

/** Every field to its default; the stored copy goes on the next tick, after whatever this change made others write. */
export function clearDraft(): void {
  useDraft.setState(EMPTY, true);
  setTimeout(() => useDraft.persist.clearStorage(), 0);
}

/** Session storage, or memory where the browser forbids it. */
function tabStorage(): StateStorage {
  try {
    return window.sessionStorage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (name) => memory.get(name) ?? null,
      setItem: (name, value) => void memory.set(name, value),
      removeItem: (name) => void memory.delete(name),
    };
  }
}
