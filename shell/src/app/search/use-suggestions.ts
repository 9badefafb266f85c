import { SEARCH_PATHS, type SearchSuggestion } from '@polden/api-contract';
import { http } from '@polden/http';
import { useDebounced } from '@polden/ui';
import { useEffect, useState } from 'react';

const REST_MS = 150;
const SHORTEST = 2;

/** What fits what has been typed so far; null before there is an answer. A failure only means that nothing is suggested. */
export function useSuggestions(typed: string): SearchSuggestion[] | null {
  const question = useDebounced(typed.trim(), REST_MS);
  const [answer, setAnswer] = useState<SearchSuggestion[] | null>(null);
  useEffect(() => {
    if (question.length < SHORTEST) return;
    const control = new AbortController();
    http
      .get<SearchSuggestion[]>(SEARCH_PATHS.suggest, {
        searchParams: { q: question },
        signal: control.signal,
        quiet: true,
      })
      .then(setAnswer, () => {
        // What fits an earlier question is none of this one.
        if (!control.signal.aborted) setAnswer(null);
      });
    return () => control.abort();
  }, [question]);
  return typed.trim().length < SHORTEST ? null : answer;
}
