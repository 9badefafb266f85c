import { useState } from 'react';
import { useUnsavedQuestion } from './use-unsaved-question.ts';

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
  const question = useUnsavedQuestion(isUnsaved);
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
