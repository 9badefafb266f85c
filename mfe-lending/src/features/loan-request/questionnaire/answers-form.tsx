import { questionsOf } from '@polden/api-contract';
import { readDay, writtenText } from '@polden/field-kinds';
import { kindOf, type QuestionName } from '@polden/loan-application';
import { formatDate, formatPhone, formatRubles, maskedPassport, readRoubles } from '@polden/ru';
import { Button, VisuallyHidden } from '@polden/ui';
import { RequestErrors } from '../request-errors.tsx';
import { FIELDS } from '../field-names.ts';
import { editIntent } from './answer-fields.ts';
import { RequestForm, usePendingIntent } from '../request-form.tsx';
import type { RequestState } from '../request-state.ts';
import { QUESTION_STEPS, type QuestionStep } from './question-steps.ts';
import type { Answers } from './draft-answers.ts';
import { QUESTIONS, summarized } from './questions.ts';
import css from './answers-form.module.css';

/** Everything that was answered, to be looked over before it is sent; each answer has its way back. */
export function AnswersForm({ state }: { state: RequestState }) {
  const { values } = state;
  const pending = usePendingIntent();
  const steps = QUESTION_STEPS[questionsOf(values.product, values.hasCar) ?? 'vehicle'];
  return (
    <RequestForm carried={{ ...values, at: steps.length }} label="Проверьте ответы">
      <RequestErrors state={state} told={summarized} />
      {steps.map((step) => (
        <section key={step.title} className={css.part}>
          <h3>{step.title}</h3>
          <dl>
            {rowsOf(step, values.answers, values.city).map(({ name, label, answer }) => (
              <div key={name} className={css.answer}>
                <dt>{label}</dt>
                <dd>{answer}</dd>
                <dd>
                  <Button type="submit" name={FIELDS.intent} value={editIntent(name)} variant="quiet">
                    Изменить<VisuallyHidden>: {label.toLowerCase()}</VisuallyHidden>
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={css.buttons}>
        <Button type="submit" name={FIELDS.intent} value="send" size="l" busy={pending === 'send'}>
          Отправить анкету
        </Button>
        <Button type="submit" name={FIELDS.intent} value="back" variant="quiet" busy={pending === 'back'}>
          Назад
        </Button>
      </div>
    </RequestForm>
  );
}

const UNTOLD = 'Не указано';

interface AnswerRow {
  name: QuestionName | 'city';
  label: string;
  answer: string;
}

function rowsOf({ questions, city: asksCity }: QuestionStep, answers: Answers, city: string): AnswerRow[] {
  const rows: AnswerRow[] = questions.map((name) => ({
    name,
    label: QUESTIONS[name].label,
    answer: shown(name, answers[name] ?? ''),
  }));
  return asksCity ? [...rows, { name: 'city', label: 'Город', answer: city || UNTOLD }] : rows;
}

/** As it is kept, however it was typed; of a passport only its end, against eyes over the shoulder. */
function shown(name: QuestionName, answer: string): string {
  const question = QUESTIONS[name];
  const kind = kindOf(question);
  const typed = writtenText(kind, answer, question.required === undefined);
  if (typed === '') return UNTOLD;
  if (kind.contact === 'phone') return formatPhone(typed);
  switch (question.kind) {
    case 'passport':
    case 'passport-number':
      return maskedPassport(typed);
    case 'passport-series':
      return typed.replace(/\d/gu, '•');
    case 'money': {
      const sum = readRoubles(typed);
      return sum === null ? typed : formatRubles(sum);
    }
    case 'birthday':
    case 'past-day': {
      const day = readDay(typed);
      return day === null ? typed : formatDate(day, 'DD.MM.YYYY');
    }
    default:
      return kind.normalise?.(typed) ?? typed;
  }
}
