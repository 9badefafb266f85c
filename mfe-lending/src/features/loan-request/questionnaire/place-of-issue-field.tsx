import type { PlaceOfIssueSuggestion } from '@polden/api-contract';
import { DEBOUNCE_MS, readDepartmentCode } from '@polden/ru';
import { TextField, useDebounced, VisuallyHidden } from '@polden/ui';
import { useEffect, useState } from 'react';
import { useDraft } from '../loan-request.store.ts';
import { suggestPlaces } from './questionnaire.api.ts';
import type { QuestionControlProps } from './question-field.tsx';
import css from './questionnaire.module.css';

const SHORTEST = 4;
const SHOWN = 4;

/** Who gave the passport: written by hand, or taken from the departments of the code or of the first words. */
export function PlaceOfIssueField({ defaultValue, onPick, ...field }: QuestionControlProps) {
  const [typed, setTyped] = useState(defaultValue);
  const code = readDepartmentCode(useDraft(({ mainInfo }) => mainInfo.departmentCode ?? ''));
  const found = useSuggestions(useDebounced(typed, DEBOUNCE_MS), code);
  const shown = found.filter(({ value }) => value !== typed).slice(0, SHOWN);
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
              <button
                type="button"
                className={css.suggestion}
                onClick={() => {
                  setTyped(value);
                  onPick(value);
                }}
              >
                {value}
              </button>
            </li>
          ))}
        </ul>
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
