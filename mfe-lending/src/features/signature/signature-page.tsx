import { LEAD_STAGE_WORDS, LOAN_NAMES, leadNumber } from '@polden/api-contract';
import { useActionData, useLoaderData, useLocation, useParams } from 'react-router-dom';
import { Notice, PageHeading, PageMeta, Section } from '@polden/ui';
import { DeclineOffer } from '../lead-offer/decline-offer.tsx';
import { LeadOfferFacts } from '../lead-offer/lead-offer.tsx';
import { useLastRead } from '../last-read/use-last-read.ts';
import { PhoneStep } from '../phone-entry/phone-step.tsx';
import { useFocusOnChange } from '../phone-entry/use-focus-on-change.ts';
import { CodeStep } from './code-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { isOfferOver, NothingToSign, Unreachable } from './no-documents.tsx';
import { Signed } from './signed.tsx';
import { type Signing, type SigningAnswer } from '../phone-entry/signing.ts';
import css from '../phone-entry/signing.module.css';

/** Signing the documents of a request with a code from an SMS: what the API says of it, and the step that is next. */
export function Component() {
  const read = useLoaderData<Signing>();
  const signing = useLastRead(read, read.kind === 'unreachable');
  const { leadId = '' } = useParams();
  const { pathname } = useLocation();
  const answer = useActionData<SigningAnswer>() ?? null;
  const step = stepOf(signing, answer);
  const section = useFocusOnChange(step, answer);
  const title = titleOf(signing);
  return (
    <>
      <PageMeta title={title} description="Документы займа и подпись кодом из СМС." noindex />
      <meta name="referrer" content="same-origin" />
      <Section width="narrow">
        <div ref={section} tabIndex={-1} className={css.page}>
          <PageHeading
            title={title}
            lead={signing.kind === 'open' && `${LOAN_NAMES[signing.product]}, заявка ${leadNumber(leadId)}`}
          />
          {signing.kind === 'open' && signing.offer && (
            <div className={css.form}>
              <LeadOfferFacts stage="approved" offer={signing.offer} />
            </div>
          )}
          {signing.kind === 'signed' && answer?.notice && (
            <Notice tone={answer.notice.tone} live>
              <p>{answer.notice.text}</p>
            </Notice>
          )}
          <Step signing={signing} answer={answer} />
          {signing.kind === 'open' && (
            <div className={css.form}>
              <DeclineOffer leadId={leadId} action={pathname} />
            </div>
          )}
        </div>
      </Section>
    </>
  );
}

function titleOf(signing: Signing): string {
  return signing.kind === 'nothing' && isOfferOver(signing.stage)
    ? LEAD_STAGE_WORDS[signing.stage].title
    : TITLES[signing.kind];
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
      return (
        <PhoneStep
          answer={answer}
          lead="В документах ваши данные, поэтому сначала убедимся, что это вы: пришлём код на телефон из заявки."
          hint="Тот, с которого отправляли заявку"
          enter="Показать документы"
        />
      );
    case 'nothing':
      return <NothingToSign stage={signing.stage} />;
    case 'unreachable':
      return <Unreachable />;
  }
}

function stepOf(signing: Signing, answer: SigningAnswer | null): string {
  if (signing.kind === 'open') return signing.waiting && answer?.step !== 'documents' ? 'code' : 'documents';
  return signing.kind === 'stranger' ? `stranger ${answer?.step ?? 'phone'}` : signing.kind;
}
