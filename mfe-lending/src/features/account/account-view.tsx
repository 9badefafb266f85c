import type { Account, AccountRequest, LeadKind } from '@polden/api-contract';
import { ButtonLink, PageHeading } from '@polden/ui';
import { AccountOwner } from '../account-data/account-form.tsx';
import { AccountTabs } from '../account-data/account-frame.tsx';
import { AnswerNotice } from '../account-data/answer-notice.tsx';
import type { SigningAnswer } from '../phone-entry/signing.ts';
import { OpenSessions } from './open-sessions.tsx';
import { OwnData } from './own-data.tsx';
import { RequestCard } from './request-card.tsx';
import { SignedDocuments } from './signed-documents.tsx';
import css from './account.module.css';

export interface AccountViewProps {
  account: Account;
  answer: SigningAnswer | null;
}

/** All that is known here of the logged-in client. */
export function AccountView({ account, answer }: AccountViewProps) {
  const { maskedPhone, owner, requests, signatures, person, sessions } = account;
  return (
    <>
      <AccountTabs page="account" />
      <PageHeading title="Личный кабинет" lead={<EnteredBy maskedPhone={maskedPhone} />} />
      <AnswerNotice answer={answer} />
      <section className={css.part} aria-labelledby="account-requests">
        <h2 id="account-requests">Заявки</h2>
        {requests.length === 0 ? (
          <NoRequests />
        ) : (
          <>
            <ul className={css.list} role="list">
              {requests.map((request) => (
                <RequestCard
                  key={request.id}
                  request={request}
                  hasSigned={signatures.some(({ leadId }) => leadId === request.id)}
                />
              ))}
            </ul>
            <p className={css.ways}>
              <ButtonLink to={pageOfAnother(requests)} variant="quiet">
                Отправить ещё одну заявку
              </ButtonLink>
            </p>
          </>
        )}
      </section>
      {signatures.length > 0 && <SignedDocuments signatures={signatures} requests={requests} />}
      <OwnData person={person} maskedPhone={maskedPhone} />
      <AccountOwner value={owner}>
        <OpenSessions sessions={sessions} />
      </AccountOwner>
    </>
  );
}

/** Where another request is made: who has asked for no loan is not led to one. */
function pageOfAnother(requests: readonly AccountRequest[]): string {
  const hasLoan = requests.some(({ kind }) => kind === 'loan');
  const [last] = requests;
  return (!hasLoan && last && INVESTING[last.kind]) || '/';
}

const INVESTING: Partial<Record<LeadKind, string>> = {
  investor: '/investoram',
  bond: '/programma-obligatsiy',
};

function EnteredBy({ maskedPhone }: { maskedPhone: string }) {
  return (
    <>
      Вы вошли по номеру <span className={css.whole}>{maskedPhone}</span>
    </>
  );
}

function NoRequests() {
  return (
    <>
      <p>С этого номера заявок пока нет. Отправите — её состояние и условия появятся здесь.</p>
      <p className={css.ways}>
        <ButtonLink to="/">Выбрать сумму и срок</ButtonLink>
      </p>
    </>
  );
}
