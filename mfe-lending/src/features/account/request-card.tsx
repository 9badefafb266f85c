import {
  type AccountRequest,
  leadNumber,
  type LeadStage,
  OFFERED_LEAD_STAGES,
  OVER_LEAD_STAGES,
} from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { ButtonLink, Details, FactList, Steps } from '@polden/ui';
import { DeclineOffer } from '../lead-offer/decline-offer.tsx';
import { LeadOfferFacts } from '../lead-offer/lead-offer.tsx';
import { ACCOUNT_PATH } from '../login-link/account-intents.ts';
import { signingPath } from '../phone-entry/signing.ts';
import { ContinueRequest } from '../loan-request/continue-request.tsx';
import { loanPagePath } from '../loan-request/loan-page-path.ts';
import { requestPath } from '../loan-request/request-state.ts';
import { requestTitle, stateWords } from './request-words.ts';
import { signedAnchor } from './signed-documents.tsx';
import css from './account.module.css';

const GOOD: readonly LeadStage[] = ['pre-approved', 'contract-questions', 'manager', 'approved', 'signed'];

export interface RequestCardProps {
  request: AccountRequest;
  /** Documents of it are among the signed ones of the page. */
  hasSigned: boolean;
}

/** One request: its one state, what was offered, and what comes next. */
export function RequestCard({ request, hasSigned }: RequestCardProps) {
  const { id, created, stage, facts, offer, signature, again, unfinished } = request;
  const { state, text, next } = stateWords(request);
  const isOffered = OFFERED_LEAD_STAGES.includes(stage);
  const tone = GOOD.includes(stage) ? css.good : OVER_LEAD_STAGES.includes(stage) ? css.over : undefined;
  return (
    <li className={css.request}>
      <h3 className={css.title}>{requestTitle(request)}</h3>
      <p className={css.facts}>
        <span className={[css.state, tone].filter(Boolean).join(' ')}>{state}</span>
        <span className={css.fine}>от {formatDate(created, 'DD.MM.YYYY')}</span>
      </p>
      <p>{text}</p>
      {facts.length > 0 && <FactList facts={facts.map(({ label, value }) => [label, value])} />}
      {unfinished && <ContinueRequest unfinished={unfinished} className={css.ways} />}
      {signature === 'open' && (
        <p className={css.ways}>
          <ButtonLink to={signingPath(id)}>Подписать документы</ButtonLink>
        </p>
      )}
      {again && (
        <p className={css.ways}>
          <ButtonLink to={loanPagePath(again)} variant="secondary">
            Новая заявка на ту же сумму
          </ButtonLink>
        </p>
      )}
      {stage === 'refused' && (
        <p className={css.ways}>
          <ButtonLink to={requestPath('/', id)} variant="secondary">
            Что ещё можно сделать
          </ButtonLink>
        </p>
      )}
      {hasSigned && (
        <p>
          <a href={`#${signedAnchor(id)}`}>Открыть подписанное</a>
        </p>
      )}
      {(isOffered || offer !== null || next.length > 0) && (
        <div>
          {isOffered && <DeclineOffer leadId={id} action={ACCOUNT_PATH} />}
          {offer && (
            <Details summary="Условия" open={GOOD.includes(stage) && stage !== 'signed'}>
              <LeadOfferFacts stage={stage} offer={offer} />
            </Details>
          )}
          {next.length > 0 && (
            <Details summary="Что дальше">
              <Steps items={[...next]} />
            </Details>
          )}
        </div>
      )}
      <p className={css.fine}>
        Номер заявки: <span className={css.number}>{leadNumber(id)}</span>
      </p>
    </li>
  );
}
