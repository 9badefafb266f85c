import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { formIndexOf } from './form-index.ts';
import { moveForm, restoreDraft, useDraft } from './loan-request.store.ts';
import { REQUEST_ANCHOR } from '../calculator/anchor.ts';
import { type RequestState } from './request-state.ts';
import { isRequestOf, reachableIndex, type RequestPlace } from './state-of-draft.ts';
import { indexInSearch, searchOfStep } from './step-address.ts';
import { bringSteps } from './steps.ts';

/**
 * The step that is shown, as an entry of the browser's history: the one that the action has answered with is a new entry,
 * unless the page was opened with it; otherwise the address decides, as far as its step can be reached. A page that names
 * none opens at the step where the draft was left; who comes back to it by «Back» is at the beginning.
 */
export function useStepAddress(
  answer: RequestState | undefined,
  place: RequestPlace,
): { index: number; moved: boolean } {
  const draft = useDraft();
  const location = useLocation();
  const { key, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  // An action that is under way leads on by itself.
  const isIdle = useNavigation().state === 'idle';
  const [arrivedAt] = useState(key);
  const followed = useRef<RequestState>(undefined);
  const arrived = key === arrivedAt;
  const named = indexInSearch(search);
  const here = named ?? 0;
  const wanted = named === null && arrived ? draft.currentFormIdx : here;
  const reachable = answer
    ? formIndexOf(answer.step, answer.values.at)
    : reachableIndex(draft, place, wanted);
  // Nobody is led further than the draft has been until its answers can be checked.
  const index = reachable ?? reachableIndex(draft, place, draft.currentFormIdx) ?? 0;
  const isKnown = reachable !== null;
  const [, setChecked] = useState(false);
  useEffect(() => {
    if (isKnown) return;
    bringSteps().then(
      () => setChecked(true),
      () => undefined,
    );
  }, [isKnown]);

  const follow = useEffectEvent(() => {
    if (!isIdle || !isKnown) return;
    restoreDraft();
    // What was stored only now is there to be followed.
    if (useDraft.getState() !== draft && !answer) return;
    // A request for another product stands where it was left.
    if (isRequestOf(useDraft.getState(), place)) moveForm(index - useDraft.getState().currentFormIdx);
    // An answer leads on once, however often the draft changes before the address does.
    if (here === index || (answer && followed.current === answer)) return;
    followed.current = answer;
    const to = { pathname: place.path, search: searchOfStep(search, index), hash: `#${REQUEST_ANCHOR}` };
    if (!answer || arrived) void navigate(to, { replace: true, preventScrollReset: true });
    else if (stepBefore(state) === index) void navigate(-1);
    else void navigate(to, { state: { stepBefore: here }, preventScrollReset: true });
  });
  // Whoever goes back in the very moment in which the answered step is painted leaves its entry, not the one before.
  useLayoutEffect(() => {
    if (answer) follow();
  }, [answer]);
  useEffect(() => {
    follow();
  }, [answer, key, index, draft, isIdle, isKnown]);

  return { index, moved: !arrived };
}

/** The step of the entry before this one, where that is known. */
function stepBefore(state: unknown): number | null {
  const { stepBefore: index } = (state ?? {}) as { stepBefore?: unknown };
  return typeof index === 'number' ? index : null;
}
