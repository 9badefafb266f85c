import type { OwnErasure, OwnErasureRequest } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, Checkbox, ErrorSummary, Notice } from '@polden/ui';
import type { AccountAnswer } from '../act.ts';
import { AccountForm } from '../account-form.tsx';
import css from '../account-data.module.css';
import { INTENT } from '../paths.ts';

const AGREED_ID = 'erasure-agreed';

export interface ErasurePartProps {
  erasure: OwnErasure;
  answer: AccountAnswer | undefined;
}

/** What will be erased and what the law keeps, the request, and how far it is. */
export function ErasurePart({ erasure: { request, signedDocuments }, answer }: ErasurePartProps) {
  const waits = request?.state === 'asked';
  return (
    <section className={css.part} aria-labelledby="own-erasure">
      <h2 id="own-erasure">Стереть мои данные</h2>
      {request && <RequestState request={request} />}
      {waits ? (
        <AccountForm aria-label="Отозвать просьбу" className={css.form}>
          <input type="hidden" name={INTENT} value="take-back" />
          <p>
            <Button type="submit" variant="secondary">
              Отозвать просьбу
            </Button>
          </p>
        </AccountForm>
      ) : (
        <>
          <Terms signedDocuments={signedDocuments} />
          <AccountForm aria-label="Просьба стереть данные" className={css.form}>
            <ErrorSummary
              attempt={answer}
              errors={(answer?.errors['agreed'] ?? []).map((message) => ({ fieldId: AGREED_ID, message }))}
            />
            <input type="hidden" name={INTENT} value="ask" />
            <Checkbox
              id={AGREED_ID}
              name="agreed"
              label="Понимаю: вернуть стёртое нельзя, рассмотрение моих заявок прекратится"
              error={answer?.errors['agreed']?.[0]}
              required
            />
            <p>
              <Button type="submit" variant="secondary">
                Попросить стереть
              </Button>
            </p>
          </AccountForm>
        </>
      )}
    </section>
  );
}

function RequestState({ request: { state, askedAt, answeredAt, reason } }: { request: OwnErasureRequest }) {
  const asked = formatDate(askedAt, 'DD.MM.YYYY HH:mm');
  const answered = answeredAt === null ? '' : formatDate(answeredAt, 'DD.MM.YYYY HH:mm');
  switch (state) {
    case 'asked':
      return (
        <Notice tone="info" title="Просьба на рассмотрении">
          <p>Отправлена {asked}. Ответим в течение десяти рабочих дней и пришлём СМС.</p>
        </Notice>
      );
    case 'confirmed':
      return (
        <Notice tone="success" title="Данные стёрты">
          <p>
            {answered} по Москве мы стёрли всё, что хранилось по вашему телефону. Осталась запись о самом
            стирании: в ней нет ни имени, ни номера.
          </p>
        </Notice>
      );
    case 'declined':
      return (
        <Notice tone="warning" title="Стереть пока нельзя">
          <p>
            Ответ от {answered}: {reason || 'причина больше не хранится.'}
          </p>
        </Notice>
      );
    case 'taken-back':
      return (
        <Notice tone="info">
          <p>Прошлую просьбу вы отозвали {answered}.</p>
        </Notice>
      );
  }
}

function Terms({ signedDocuments }: { signedDocuments: number }) {
  return (
    <>
      <h3>Что будет стёрто</h3>
      <p>
        Заявки с анкетами, файлами и историей, согласия, отзывы и обращения, подписанные документы, подписки,
        сообщения и входы в кабинет. Из архивных копий данные уйдут, когда истечёт срок самих копий.
      </p>
      <h3>Что закон велит хранить</h3>
      <ul className={css.bullets}>
        <li>
          Договор займа или инвестиций, подписи под ним и сведения о клиенте — пять лет после того, как
          договор исполнен (115-ФЗ, статья 7, и 402-ФЗ, статья 29). Раньше стереть их мы не вправе.
        </li>
        <li>
          Сведения, которые уже переданы в бюро кредитных историй, хранит бюро — семь лет (218-ФЗ, статья 7).
        </li>
        <li>Запись о том, что данные стёрты, — без имени и телефона.</li>
      </ul>
      <p>
        {signedDocuments > 0
          ? 'У вас есть подписанные документы. Если по ним заключён договор, мы откажем и назовём день, после которого их можно стереть.'
          : 'Подписанных документов у вас нет: скорее всего, мы сможем стереть всё.'}{' '}
        Просьбу рассматривает сотрудник, не дольше десяти рабочих дней.
      </p>
    </>
  );
}
