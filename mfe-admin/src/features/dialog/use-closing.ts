import { useState } from 'react';
import { useLeaveQuestion } from './leave-questions.ts';
import { mustLeave } from './must-leave.ts';
import { useUnloadQuestion } from './use-unload-question.ts';

export interface Closing {
  isAsked: boolean;
  /** At once, or after the question. */
  close: () => void;
  leave: () => void;
  stay: () => void;
}

/** Asks before unsaved text goes with its dialog: closed, or left by a link in it. */
export function useClosing(isUnsaved: boolean, onClose: () => void): Closing {
  const [isAsked, setAsked] = useState(false);
  const question = useLeaveQuestion(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !mustLeave(nextLocation),
  );
  useUnloadQuestion(isUnsaved);
  return {
    isAsked: isAsked || question.isAsked,
    close: () => (isUnsaved ? setAsked(true) : onClose()),
    leave: () => (question.isAsked ? question.leave() : onClose()),
    stay: () => {
      setAsked(false);
      if (question.isAsked) question.stay();
    },
  };
}
