import { useEffect } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { forgetStep } from '@polden/request-form';
import { PageMeta, Section } from '@polden/ui';
import { useLastRead } from '../last-read/use-last-read.ts';
import { HandedOver } from '../login-link/handed-over.tsx';
import { useFocusOnChange } from '../phone-entry/use-focus-on-change.ts';
import type { SigningAnswer } from '../phone-entry/signing.ts';
import { AccountView } from './account-view.tsx';
import type { AccountPageData } from './account.loader.ts';
import { LOGIN_FORM, LoginView } from './login-view.tsx';
import { claimTab } from './tab-owner.ts';
import css from './account.module.css';

/** The login of clients, the request behind a link, and the account of a logged-in client. */
export function Component() {
  const read = useLoaderData<AccountPageData>();
  const data = useLastRead(read, read.account === 'unreachable');
  const answer = useActionData<SigningAnswer>() ?? null;
  const { account, link } = data;
  const loggedIn = account !== null && account !== 'unreachable';
  const phone = loggedIn ? account.phone : null;
  useEffect(() => {
    if (phone === null) return;
    // A logged-in client needs no code.
    forgetStep(LOGIN_FORM);
    claimTab(phone);
  }, [phone]);
  const section = useFocusOnChange(loggedIn ? 'account' : (answer?.step ?? 'phone'), answer);
  const title = loggedIn ? 'Личный кабинет' : 'Вход в личный кабинет';
  return (
    <>
      <PageMeta
        title={link ? 'Ваша заявка' : title}
        description="Вход по коду из СМС: заявки, условия, подписанные документы и платежи."
        noindex
      />
      {/* Without any, a plain post would come from nowhere, and be refused. A link lets in whoever reads it. */}
      <meta name="referrer" content={link ? 'origin' : 'same-origin'} />
      <Section width="narrow" label={link ? 'Ваша заявка' : title}>
        <div ref={section} tabIndex={-1} className={css.page}>
          {link ? (
            <HandedOver {...link} loggedIn={loggedIn} />
          ) : loggedIn ? (
            <AccountView account={account} answer={answer} />
          ) : (
            <LoginView answer={answer} unreachable={account !== null} leadFirst={data.leadFirst} />
          )}
        </div>
      </Section>
    </>
  );
}
