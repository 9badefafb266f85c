import { showToast } from '@polden/ui';
import type { ActionFunction, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { noteProblem } from './telemetry/problems.ts';
import { isChunkFailure } from './recovery/chunk-failure.ts';

const TEXT = 'Связь прервалась, и форма не отправлена. Всё, что вы ввели, на месте: отправьте её ещё раз.';

let isUnsent = false;

/**
 * Where the code of an action fails to load, the form is not sent and the page keeps what was typed: an error would replace
 * the page.
 */
export function keptWhenUnsent(action: ActionFunction): ActionFunction {
  return async (...args) => {
    isUnsent = false;
    try {
      return await action(...args);
    } catch (error) {
      if (!isChunkFailure(error)) throw error;
      isUnsent = true;
      noteProblem('chunk', error);
      showToast({ id: 'unsent-form', tone: 'error', text: TEXT });
      return null;
    }
  };
}

/** Whether the page is asked for its data anew because of a form that was not sent: nothing has changed then. */
export function isAfterUnsent({ formMethod }: Pick<ShouldRevalidateFunctionArgs, 'formMethod'>): boolean {
  return isUnsent && formMethod !== undefined && formMethod.toUpperCase() !== 'GET';
}
