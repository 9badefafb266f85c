import { useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnloadQuestion } from '../dialog/use-unload-question.ts';

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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadQuestion(isUnsaved);
  return {
    isAsked: isAsked || blocker.state === 'blocked',
    close: () => (isUnsaved ? setAsked(true) : onClose()),
    leave: () => (blocker.state === 'blocked' ? blocker.proceed() : onClose()),
    stay: () => {
      setAsked(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
  };
}
