import { useEffect, useRef } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { PageHeading, PageMeta, Section } from '@polden/ui';
import { CodeStep } from './code-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { NothingToSign, Unreachable } from './no-documents.tsx';
import { PhoneStep } from './phone-step.tsx';
import { Signed } from './signed.tsx';
import { IDS, type Signing, type SigningAnswer } from './signing.ts';
import css from './signature.module.css';

/** Signing the documents of a request with a code from an SMS: what the API says of it, and the step that is next. */
export function Component() {
  const signing = useLoaderData<Signing>();
  const answer = useActionData<SigningAnswer>() ?? null;
  const step = stepOf(signing, answer);
  const section = useFocusOnChange(step, answer);
  const title = TITLES[signing.kind];
  return (
    <>
      <PageMeta title={title} noindex />
      <meta name="referrer" content="same-origin" />
      <Section width="narrow">
        <div ref={section} tabIndex={-1} className={css.page}>
          <PageHeading title={title} />
          <Step signing={signing} answer={answer} />
        </div>
      </Section>
    </>
  );
}

const TITLES: Record<Signing['kind'], string> = {
  open: 'Подписание документов',
  signed: 'Документы подписаны',
  stranger: 'Подписание документов',
  nothing: 'Подписывать пока нечего',
  unreachable: 'Документы пока не открыть',
};

interface StepProps {
  signing: Signing;
  answer: SigningAnswer | null;
}

function Step({ signing, answer }: StepProps) {
  switch (signing.kind) {
    case 'open':
      return signing.waiting && answer?.step !== 'documents' ? (
        <CodeStep documents={signing.documents} waiting={signing.waiting} answer={answer} />
      ) : (
        <DocumentsStep signing={signing} answer={answer} />
      );
    case 'signed':
      return <Signed {...signing} />;
    case 'stranger':
      return <PhoneStep answer={answer} />;
    case 'nothing':
      return <NothingToSign />;
    case 'unreachable':
      return <Unreachable />;
  }
}

function stepOf(signing: Signing, answer: SigningAnswer | null): string {
  if (signing.kind === 'open') return signing.waiting && answer?.step !== 'documents' ? 'code' : 'documents';
  return signing.kind === 'stranger' ? `stranger ${answer?.step ?? 'phone'}` : signing.kind;
}

/** A step that was taken brings the next one, at its code or at its beginning; a page that was just opened is left alone. */
function useFocusOnChange(step: string, answer: SigningAnswer | null) {
  const section = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const changed = last.current !== step;
    last.current = step;
    // The summary of mistakes takes the focus itself.
    if (!changed || Object.keys(answer?.errors ?? {}).length > 0) return;
    (document.getElementById(IDS.code) ?? section.current)?.focus();
  }, [step, answer]);
  return section;
}
