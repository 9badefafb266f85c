import type { FieldErrors, HasCar, LeadCreated, LeadDocument, ProductCode } from '@polden/api-contract';
import type { CallNotice } from '@polden/request-form';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { readChoices, type KeptChoices } from '../calculator/loan-choice.ts';
import { inTabStorage } from './in-tab-storage.ts';
import { keptAnswers, type Answers } from './questionnaire/draft-answers.ts';
import { afterReload } from './state-of-draft.ts';

const STORAGE_KEY = 'save-state';

/**
 * The draft of a loan request, kept for the tab. Everything in it goes to the storage of the browser except the secret
 * answers of the questionnaire (passport, its date, place and department, day and place of birth, address), which only
 * the page remembers.
 */
export interface LoanRequestDraft {
  product: ProductCode;
  /** Percent a month, or a day for a payday loan. */
  percents: number;
  /** Whole roubles. */
  sum: number;
  /** In the product's unit: months, or days of a payday loan. */
  period: number;
  /** Whether the loan chosen last is one in instalments: 0 no, 1 yes. */
  loanType: 0 | 1;
  /** The sum of an instalment loan without a car, which has bounds of its own: whole roubles. */
  iSum: number;
  /** Months of the same choice. */
  iPeriod: number;
  /** Terms that the product has, where it is lent in months. */
  availableMonths: AvailableMonth[];
  /** Whole roubles. */
  monthlyPayment: number;
  hasCar: HasCar;
  /** Query of the address at which that was answered: another link that names a car says something new. */
  carAt: string;
  phoneNumber: string;
  phoneConfirmed: boolean;
  /** Where the first step asks for it. */
  fullName: string;
  /** Where the visitor came from. */
  source: string;
  /** Title. */
  city: string;
  /** The documents that were accepted. */
  documents: LeadDocument[];
  /** Ids of those that were ticked on a page and not sent yet. */
  ticked: KeptTicks;
  /** As it was typed. */
  mainInfo: Answers;
  /** `success`: what was answered is sent, or left for later; `progress`: its page has been seen since. */
  requestStatus: 'undefined' | 'progress' | 'success' | 'fail' | 'error';
  /** What the last answer was about; null while nothing has been sent. */
  begunAt: BegunAt | null;
  /** The stored request that the questionnaire completes. */
  requestResponse: StoredRequest | null;
  /** What the idempotency keys of the request begin with; empty when nothing has been sent. */
  requestKey: string;
  /** Milliseconds since the epoch from which another code may be asked for. */
  resendAt: number;
  /** Digits of the phone to which the last code went; '' before that. */
  codeSentTo: string;
  /** All has been answered once, and is being checked. */
  checking: boolean;
  /** 0 the phone, 1 the code, from 2 on the questionnaire, 20 its check. */
  currentFormIdx: number;
  prevFormIdx: number;
  /** The request is stored: its phone and consents are not asked for again. */
  firstFormDisabled: boolean;
  /** What was wrong with the last try; null when nothing was. */
  error: DraftError | null;
  /** Failed tries in a row. */
  errorCount: number;
  /** A reload took the secret answers; never stored. */
  forgotten: boolean;
  processingForm: { currentPercents: number; status: 'progress' | 'success'; timer: number };
  /** What was chosen for each product. */
  choices: KeptChoices;
}

/** `product` of the draft moves with the calculator, that of the request does not. */
export interface StoredRequest extends LeadCreated {
  product: ProductCode;
}

interface KeptTicks {
  /** Of the page. */
  path: string;
  /** Ids. */
  documents: readonly string[];
}

export const NO_TICKS: KeptTicks = { path: '', documents: [] };

interface BegunAt {
  product: ProductCode;
  /** Of the page. */
  path: string;
}

export interface AvailableMonth {
  /** Months. */
  id: number;
}

interface DraftError {
  /** Of the page that showed it. */
  path: string;
  /** Place in the form of the step that showed it. */
  index: number;
  notice: CallNotice | null;
  error_validation: FieldErrors;
}

const EMPTY: LoanRequestDraft = {
  product: 'pts',
  percents: 0,
  sum: 280_000,
  period: 48,
  loanType: 0,
  iSum: 30_000,
  iPeriod: 12,
  availableMonths: [],
  monthlyPayment: 0,
  hasCar: 0,
  carAt: '',
  phoneNumber: '+7',
  phoneConfirmed: false,
  fullName: '',
  source: '',
  city: '',
  documents: [],
  ticked: NO_TICKS,
  mainInfo: {},
  requestStatus: 'undefined',
  begunAt: null,
  requestResponse: null,
  requestKey: '',
  resendAt: 0,
  codeSentTo: '',
  checking: false,
  currentFormIdx: 0,
  prevFormIdx: 0,
  firstFormDisabled: false,
  error: null,
  errorCount: 0,
  forgotten: false,
  processingForm: { currentPercents: 1, status: 'progress', timer: 0 },
  choices: {},
};

/** Empty until `restoreDraft`, which runs after hydration: server and browser first show the same defaults. */
export const useDraft = create<LoanRequestDraft>()(
  persist(() => EMPTY, {
    name: STORAGE_KEY,
    storage: createJSONStorage(tabStorage),
    skipHydration: true,
    version: 4,
    partialize: (draft) => ({ ...draft, mainInfo: keptAnswers(draft.mainInfo), forgotten: false }),
    // The very same state where nothing is stored: nobody has to render it anew.
    merge: (stored, current) =>
      stored ? afterReload(draftOf(stored as Partial<LoanRequestDraft>, current)) : current,
    // A draft of an earlier form is begun anew.
    migrate: () => EMPTY,
  }),
);

function draftOf(stored: Partial<LoanRequestDraft>, current: LoanRequestDraft): LoanRequestDraft {
  return { ...current, ...stored, choices: readChoices(stored.choices) };
}

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

/**
 * A tick on a page, which is there again after a reload; those of another page are no ticks of this one. What is unticked is
 * accepted no more.
 */
export function rememberTick(path: string, id: string, isTicked: boolean): void {
  const { ticked, documents } = useDraft.getState();
  const others = ticked.path === path ? ticked.documents.filter((each) => each !== id) : [];
  rememberInDraft({
    ticked: { path, documents: isTicked ? [...others, id] : others },
    documents: isTicked ? documents : documents.filter((each) => each.id !== id),
  });
}

/** Moves forward, or back with a negative number, and remembers where it was. */
export function moveForm(steps: number): void {
  const { currentFormIdx } = useDraft.getState();
  const index = Math.max(0, currentFormIdx + steps);
  if (index !== currentFormIdx) rememberInDraft({ currentFormIdx: index, prevFormIdx: currentFormIdx });
}

/** On the page of a request that was sent or left for later: nothing of it is asked again. Any other draft stays. */
export function closeDraftOf(leadId: string): void {
  const { requestResponse, requestStatus, currentFormIdx } = restoredDraft();
  if (requestResponse?.id !== leadId || requestStatus !== 'success') return;
  moveForm(-currentFormIdx);
  rememberInDraft({
    requestStatus: 'progress',
    processingForm: EMPTY.processingForm,
    requestKey: '',
    mainInfo: {},
    checking: false,
    firstFormDisabled: true,
    error: null,
    errorCount: 0,
  });
}

/** The request is decided. While it `asks` for answers, those that are neither sent nor left stay. */
export function clearDraftOf(leadId: string, asks: boolean): void {
  const { requestResponse, requestStatus } = restoredDraft();
  if (requestResponse?.id === leadId && (!asks || requestStatus === 'progress')) clearDraft();
}

/** A request that this visitor may no longer see stands in nobody's way. */
export function reopenFirstForm(leadId: string): void {
  if (restoredDraft().requestResponse?.id === leadId) useDraft.setState({ firstFormDisabled: false });
}

/** What this tab was told of a stored request, and has neither sent nor left for later; nothing in a server process. */
export function typedFor(leadId: string): Answers {
  if (typeof document === 'undefined') return {};
  const { requestResponse, mainInfo } = restoredDraft();
  return requestResponse?.id === leadId ? mainInfo : {};
}

function restoredDraft(): LoanRequestDraft {
  restoreDraft();
  return useDraft.getState();
}

/** Every field to its default; the stored copy goes on the next tick, after the writes of subscribers. */
export function clearDraft(): void {
  useDraft.setState(EMPTY, true);
  setTimeout(() => useDraft.persist.clearStorage(), 0);
}

/** Touched when it is first asked for something: that takes milliseconds, which the first render does not wait for. */
function tabStorage(): StateStorage {
  return {
    getItem: (name) => inTabStorage((storage) => storage.getItem(name)),
    setItem: (name, value) => inTabStorage((storage) => storage.setItem(name, value)),
    removeItem: (name) => inTabStorage((storage) => storage.removeItem(name)),
  };
}
