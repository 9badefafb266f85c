import type { Location } from 'react-router-dom';
import { type LeaveQuestion, useLeaveQuestion } from './leave-questions.ts';
import { mustLeave } from './must-leave.ts';
import { useUnloadQuestion } from './use-unload-question.ts';

/** Holds back what takes unsaved work away: the end of the tab, and navigations. `isLeft`: which of them; default to another page. */
export function useUnsavedQuestion(
  isUnsaved: boolean,
  isLeft: (here: Location, next: Location) => boolean = isOtherPage,
): LeaveQuestion {
  useUnloadQuestion(isUnsaved);
  return useLeaveQuestion(
    ({ currentLocation: here, nextLocation: next }) => isUnsaved && isLeft(here, next) && !mustLeave(next),
  );
}

function isOtherPage(here: Location, next: Location): boolean {
  return here.pathname !== next.pathname;
}
