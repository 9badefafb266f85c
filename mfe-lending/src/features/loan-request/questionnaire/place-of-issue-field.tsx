import type { PlaceOfIssueSuggestion } from '@polden/api-contract';
import { DEBOUNCE_MS, readDepartmentCode } from '@polden/ru';
import { Button, TextField, useDebounced, VisuallyHidden } from '@polden/ui';
import { useEffect, useState } from 'react';
import { useDraft } from '../loan-request.store.ts';
import type { Answers } from './draft-answers.ts';
import { questionId } from '../request-errors.tsx';
import { suggestPlaces } from './questionnaire.api.ts';
import type { QuestionControlProps } from './question-field.tsx';
import css from './questionnaire.module.css';

export interface PlaceOfIssueFieldProps extends QuestionControlProps {
  /** Answers to other questions that follow. */
  onFill: (answers: Answers) => void;
}

const SHORTEST = 4;
const SHOWN = 4;

/**
 * Who gave the passport: written by hand, or taken from the departments of the code or of the first words. The code of the
 * department is written with it where there is none; another one is changed only when that is asked for.
 */
export function PlaceOfIssueField({ defaultValue, onPick, onFill, ...field }: PlaceOfIssueFieldProps) {
  const [typed, setTyped] = useState(defaultValue);
  const [picked, setPicked] = useState<PlaceOfIssueSuggestion | null>(null);
  const typedCode = useDraft(({ mainInfo }) => mainInfo.departmentCode ?? '');
  const code = readDepartmentCode(typedCode);
  const found = useSuggestions(useDebounced(typed, DEBOUNCE_MS), code);
  const isTyped = ({ value }: PlaceOfIssueSuggestion) => value === typed.trim().toUpperCase();
  const shown = found.filter((place) => !isTyped(place)).slice(0, SHOWN);
  const places = picked && isTyped(picked) ? [picked] : found.filter(isTyped);
  const otherCode = places.some(({ data }) => data.code === code) ? undefined : places[0]?.data.code;
  // What was pressed goes away.
  const returnFocus = () => document.getElementById(questionId('placeOfIssue'))?.focus();
  const pick = (place: PlaceOfIssueSuggestion) => {
    setTyped(place.value);
    setPicked(place);
    onPick(place.value);
    if (typedCode.trim() === '') onFill({ departmentCode: place.data.code });
    returnFocus();
  };
  return (
    <div className={css.suggested}>
      <TextField {...field} value={typed} onChange={setTyped} />
      <VisuallyHidden>
        <span role="status">{shown.length > 0 ? `Подсказок: ${shown.length}` : ''}</span>
      </VisuallyHidden>
      {shown.length > 0 && (
        <ul className={css.suggestions} role="list" aria-label="Подсказки">
          {shown.map(({ value, data }) => (
            <li key={`${data.code} ${value}`}>
              <button type="button" className={css.suggestion} onClick={() => pick({ value, data })}>
                {data.code === code ? value : `${value}, код ${data.code}`}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">{otherCode !== undefined && <p>У этого подразделения код {otherCode}</p>}</div>
      {otherCode !== undefined && (
        <Button
          variant="secondary"
          onClick={() => {
            onFill({ departmentCode: otherCode });
            returnFocus();
          }}
        >
          Поставить {otherCode}
        </Button>
      )}
    </div>
  );
}

/** By what was typed; before that, by the code of the department. */
function useSuggestions(typed: string, code: string | null): PlaceOfIssueSuggestion[] {
  const [found, setFound] = useState<PlaceOfIssueSuggestion[]>([]);
  const asked = typed.trim().length >= SHORTEST ? typed.trim() : typed === '' ? code : null;
  useEffect(() => {
    const leaving = new AbortController();
    void (asked === null ? Promise.resolve([]) : suggestPlaces(asked, leaving.signal)).then((places) => {
      if (!leaving.signal.aborted) setFound(places);
    });
    return () => leaving.abort();
  }, [asked]);
  return found;
}
