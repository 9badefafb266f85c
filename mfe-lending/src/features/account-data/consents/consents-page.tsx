import { useActionData, useLoaderData } from 'react-router-dom';
import { useLastRead } from '../../last-read/use-last-read.ts';
import { AccountFrame } from '../account-frame.tsx';
import type { AccountAnswer } from '../act.ts';
import type { ConsentsData } from '../own-data.api.ts';
import { ConsentList } from './consent-list.tsx';
import { LettersPart } from './letters-part.tsx';
import { MessagesPart } from './messages-part.tsx';

/** `/login/soglasiya`: what was agreed to, and what is sent. */
export function Component() {
  const read = useLoaderData<ConsentsData>();
  const { own, letters } = useLastRead(read, read.own === null);
  const answer = useActionData<AccountAnswer>();
  return (
    <AccountFrame
      page="consents"
      title="Согласия и сообщения"
      lead="На что вы согласились, когда и как — и что из этого можно отозвать прямо сейчас."
      answer={answer}
      owner={own?.owner}
      unreachable={own === null}
    >
      {own && (
        <>
          <ConsentList items={own.items} />
          <MessagesPart messages={own.messages} answer={answer} />
          <LettersPart subscriptions={own.subscriptions} consent={letters} answer={answer} />
        </>
      )}
    </AccountFrame>
  );
}
