import type { QuestionName } from '@polden/loan-application';
import { Button } from '@polden/ui';
import { useState } from 'react';
import { rememberInDraft, useDraft } from '../loan-request.store.ts';
import { firstError, RequestErrors } from '../request-errors.tsx';
import { FIELDS, fieldOf } from '../field-names.ts';
import { readAnswers } from './answer-fields.ts';
import { RequestForm, usePendingIntent } from '../request-form.tsx';
import type { RequestState } from '../request-state.ts';
import { CarCost } from './car-cost.tsx';
import { CityField } from './city-field.tsx';
import { QuestionField } from './question-field.tsx';
import type { QuestionStep } from './question-steps.ts';
import type { Answers } from './draft-answers.ts';
import { QUESTIONS, summarized } from './questions.ts';
import css from './questionnaire.module.css';

export interface QuestionStepFormProps {
  state: RequestState;
  step: QuestionStep;
  last: boolean;
}

/** The questions of one step; the answers of the others travel in hidden fields. */
export function QuestionStepForm({ state, step, last }: QuestionStepFormProps) {
  const { values, errors } = state;
  const picked = useDraft((draft) => draft.city);
  const pending = usePendingIntent();
  const remember = (answers: Answers) =>
    rememberInDraft({ mainInfo: { ...useDraft.getState().mainInfo, ...answers } });
  const [filled, setFilled] = useState<{ answers: Answers; times: number }>({ answers: {}, times: 0 });
  const asked: readonly QuestionName[] = step.questions;
  const others = Object.entries(values.answers).filter(([name]) => !asked.includes(name as QuestionName));
  const { city: known, ...rest } = values;
  const city = picked || known;

  return (
    <RequestForm
      carried={{ ...rest, ...(step.city ? {} : { city }), answers: Object.fromEntries(others) }}
      label={step.title}
      onInput={(form) => remember(readAnswers(new FormData(form)))}
    >
      <RequestErrors state={state} told={summarized} />
      <div className={css.questions}>
        {asked.map((name) => (
          <div key={name} className={QUESTIONS[name].half ? css.half : undefined}>
            <QuestionField
              // A field reads its answer once: what is written for somebody comes with a new one.
              key={filled.answers[name] === undefined ? 0 : filled.times}
              name={name}
              typed={filled.answers[name] ?? values.answers[name]}
              error={firstError(errors, fieldOf(name))}
              onPick={(answer) => remember({ [name]: answer })}
              onFill={(answers) => {
                remember(answers);
                setFilled(({ times }) => ({ answers, times: times + 1 }));
              }}
            />
          </div>
        ))}
        {step.city && <CityField city={city} onPick={(title) => rememberInDraft({ city: title })} />}
        {step.name === 'car' && <CarCost />}
      </div>
      <div className={css.buttons}>
        <Button type="submit" name={FIELDS.intent} value="next" size="l" busy={pending === 'next'}>
          {last || values.checking ? 'Проверить ответы' : 'Продолжить'}
        </Button>
        {values.at > 0 && (
          <Button type="submit" name={FIELDS.intent} value="back" variant="quiet" busy={pending === 'back'}>
            Назад
          </Button>
        )}
      </div>
      <div className={css.later}>
        <p>Нет документов под рукой? Сохраним то, что вы уже вписали: остальное можно дописать потом.</p>
        <Button type="submit" name={FIELDS.intent} value="later" variant="quiet" busy={pending === 'later'}>
          Заполню в личном кабинете
        </Button>
      </div>
    </RequestForm>
  );
}
