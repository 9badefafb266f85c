import { LEAD_STAGE_WORDS, type LeadStage } from '@polden/api-contract';
import { useLocation } from 'react-router-dom';
import { ButtonLink, Notice, useShellData } from '@polden/ui';
import css from '../phone-entry/signing.module.css';

/** `stage`: what the borrower is told of the request; null where that could not be read. */
export function NothingToSign({ stage }: { stage: LeadStage | null }) {
  if (isOfferOver(stage))
    return (
      <div className={css.form}>
        <Notice>
          <p>
            {LEAD_STAGE_WORDS[stage].text} <AskUs />
          </p>
        </Notice>
        <OtherWays account />
      </div>
    );
  return (
    <div className={css.form}>
      <Notice>
        <p>
          Документы появятся, когда мы одобрим заявку, а вы ответите на все её вопросы: они ждут в личном
          кабинете. Если договором занимается менеджер, он позвонит. <AskUs />
        </p>
      </Notice>
      <OtherWays account />
    </div>
  );
}

/** There was something to sign. */
export function isOfferOver(stage: LeadStage | null): stage is 'lapsed' | 'declined' {
  return stage === 'lapsed' || stage === 'declined';
}

export function Unreachable() {
  return (
    <div className={css.form}>
      <Notice tone="warning">
        <p>
          Связь с сервером прервалась. С заявкой и подписью ничего не случилось: обновите страницу через
          минуту. <AskUs />
        </p>
      </Notice>
      <OtherWays />
    </div>
  );
}

function AskUs() {
  const [phone] = useShellData().brand.phones;
  if (!phone) return null;
  return (
    <>
      Спросить о заявке можно по номеру <a href={`tel:${phone.tel}`}>{phone.title}</a>.
    </>
  );
}

/** The address itself once more, whole: a page that is left in a pocket is an old one. */
function OtherWays({ account = false }: { account?: boolean }) {
  const { pathname } = useLocation();
  return (
    <div className={css.otherwise}>
      <ButtonLink href={pathname} variant="secondary">
        Обновить страницу
      </ButtonLink>
      {account && (
        <ButtonLink to="/login" variant="secondary">
          Личный кабинет
        </ButtonLink>
      )}
      <ButtonLink to="/" variant="quiet">
        На главную
      </ButtonLink>
    </div>
  );
}
