import { useEffect, useState } from 'react';
import { readOutcome } from './loan-request.api.ts';
import { rememberInDraft } from './loan-request.store.ts';
import type { RequestOutcome } from './request-state.ts';

const POLL_MS = 1_000;
const LONGEST_SECONDS = 60;

export interface WatchedRequest {
  outcome: RequestOutcome;
  /** Since the page was opened. */
  seconds: number;
  /** No answer in a minute: the person is not kept waiting any longer. */
  late: boolean;
}

/** A request without its questionnaire is decided on, too: preliminarily. */
function isUndecided(outcome: RequestOutcome): boolean {
  const { status } = outcome;
  return (
    status === 'progress' ||
    status === 'unreachable' ||
    (status === 'success' && outcome.stage === 'unfinished')
  );
}

/** Asks every second how the request is doing, one question at a time, for a minute at most. */
export function useLeadProgress(initial: RequestOutcome): WatchedRequest {
  const [outcome, setOutcome] = useState(initial);
  const [seconds, setSeconds] = useState(0);
  const { leadId } = initial;
  const watching = isUndecided(outcome) && seconds < LONGEST_SECONDS;

  useEffect(() => {
    if (!watching) return;
    let asking = false;
    const ask = async () => {
      asking = true;
      const next = await readOutcome(leadId);
      asking = false;
      // A lost answer is no answer: the last known state stays.
      setOutcome((last) => (next.status === 'unreachable' ? last : next));
    };
    // The minute goes on while an answer is slow.
    const timer = setInterval(() => {
      setSeconds((passed) => passed + 1);
      if (!asking) void ask();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [watching, leadId]);

  useEffect(() => {
    if (outcome.status !== 'progress') return;
    const { percents, timer } = outcome;
    rememberInDraft({ processingForm: { currentPercents: percents, status: 'progress', timer } });
  }, [outcome]);

  return { outcome, seconds, late: seconds >= LONGEST_SECONDS };
}
