import { useEffect, useState } from 'react';
import { HttpError } from '@polden/http';
import { readLoginLink } from './loan-request.api.ts';
import { rememberInDraft } from './loan-request.store.ts';
import type { LeadProgress } from './request-state.ts';

const POLL_MS = 1_000;
const LONGEST_SECONDS = 30;

export interface WatchedLead {
  lead: LeadProgress;
  /** Since the page was opened. */
  seconds: number;
  /** From 1; 100 only when the lead system has accepted the request. */
  percent: number;
  /** No answer in half a minute: the person is not kept waiting any longer. */
  late: boolean;
}

/** Asks every second how the request is doing, for half a minute at most. */
export function useLeadProgress(initial: LeadProgress): WatchedLead {
  const [lead, setLead] = useState(initial);
  const [seconds, setSeconds] = useState(0);
  const { leadId } = initial;
  const watching = (lead.status === 'progress' || lead.status === 'unreachable') && seconds < LONGEST_SECONDS;
  const percent = lead.status === 'success' ? 100 : percentAfter(seconds);

  useEffect(() => {
    if (!watching) return;
    let left = false;
    const ask = async () => {
      const next = await readProgress(leadId);
      if (left) return;
      setLead((last) => next ?? last);
      setSeconds(seconds + 1);
    };
    const timer = setTimeout(() => void ask(), POLL_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [watching, leadId, seconds]);

  useEffect(() => {
    if (lead.status !== 'progress') return;
    rememberInDraft({ processingForm: { currentPercents: percent, status: 'progress', timer: seconds } });
  }, [lead.status, percent, seconds]);

  return { lead, seconds, percent, late: seconds >= LONGEST_SECONDS };
}

/** Fast at first, then slower: 1, 13, 23 … never 100 by itself. */
function percentAfter(seconds: number): number {
  return Math.round(1 + 95 * (1 - Math.exp(-seconds / 7)));
}

/** Null when there was no answer: the last known state stays. */
async function readProgress(leadId: string): Promise<LeadProgress | null> {
  try {
    const { link, status } = await readLoginLink(leadId);
    return { leadId, link, status };
  } catch (error) {
    return error instanceof HttpError && error.code === 422 ? { leadId, status: 'gone' } : null;
  }
}
