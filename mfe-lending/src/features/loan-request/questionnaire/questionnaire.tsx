import { questionnaireOf, questionsOf } from '@polden/api-contract';
import type { StepName, Variant } from '@polden/loan-application';
import { Card, CarPurchase, GardenBench, HouseCall, LightFolder, Passport, SproutSteps } from '@polden/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import { REQUEST_ANCHOR } from '../../calculator/anchor.ts';
import { questionId } from '../request-errors.tsx';
import type { ShownState } from '../use-request-state.ts';
import { AnswersForm } from './answers-form.tsx';
import { QuestionStepForm } from './question-step-form.tsx';
import { lastStepOf } from './draft-answers.ts';
import { QUESTION_STEPS, type QuestionStep } from './question-steps.ts';
import { StepsLine } from './steps-line.tsx';
import css from './questionnaire.module.css';

export interface QuestionnaireProps {
  state: ShownState;
  /** The loan that is asked for. */
  children: ReactNode;
}

const PICTURES: Record<StepName, ReactNode> = {
  person: <GardenBench />,
  signer: <GardenBench />,
  passport: <Passport />,
  home: <HouseCall />,
  address: <HouseCall />,
  car: <CarPurchase />,
  property: <LightFolder />,
  income: <SproutSteps />,
};

/** What a borrower tells of themselves once the phone is confirmed: a few questions at a time. */
export function Questionnaire({ state, children }: QuestionnaireProps) {
  const { values } = state;
  const variant: Variant = questionsOf(values.product, values.hasCar) ?? 'vehicle';
  const steps = QUESTION_STEPS[variant];
  const at = Math.min(values.at, lastStepOf(variant));
  const step = steps[at];
  if (!step) return null;
  // What was approved is not chosen anew.
  const isDecided = questionnaireOf(values.product, values.hasCar) === null;
  return (
    <Card tone="raised" padding="l">
      <div id={REQUEST_ANCHOR} className={css.questionnaire}>
        <aside className={css.aside}>
          <div className={css.picture}>{PICTURES[step.name]}</div>
          {!isDecided && children}
        </aside>
        <div className={css.words}>
          {state.step === 'check' ? (
            <>
              <StepTitle key="check" words={isDecided ? CHECK_OF_CONTRACT : CHECK} moved={state.moved} />
              <AnswersForm state={state} />
            </>
          ) : (
            <>
              <StepsLine titles={steps.map(({ title }) => title)} at={at} />
              <StepTitle key={at} words={step} moved={state.moved} edited={state.edited} />
              <QuestionStepForm
                key={`form ${at}`}
                state={state}
                step={step}
                last={at === lastStepOf(variant)}
              />
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

const CHECK = {
  title: 'Проверьте ответы',
  lead: 'Если всё верно, отправляйте: после этого мы сразу рассмотрим заявку.',
};

const CHECK_OF_CONTRACT = {
  title: 'Проверьте ответы',
  lead: 'Если всё верно, отправляйте: после этого останется прочитать документы и подписать их.',
};

interface StepTitleProps {
  words: Pick<QuestionStep, 'title' | 'lead'>;
  /** Another step was shown before. */
  moved: boolean;
  /** The answer for which somebody has come back. */
  edited?: string | undefined;
}

/** Takes the focus, so that a screen reader says the new step; a visitor who came to change an answer is led to that answer. */
function StepTitle({ words: { title, lead }, moved: arrived, edited }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that was loaded anew leaves the focus where the browser puts it.
  const moved = useActionData<unknown>() !== undefined || arrived;
  const movedHere = useRef({ moved, edited });
  useEffect(() => {
    const { moved, edited } = movedHere.current;
    if (!moved) return;
    const control = edited === undefined ? null : document.getElementById(questionId(edited));
    (control ?? heading.current)?.focus();
  }, []);
  return (
    <div className={css.title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{lead}</p>
    </div>
  );
}
