import { formatPercent } from '@polden/ru';
import {
  BelowFold,
  Breadcrumbs,
  CallUs,
  Container,
  Grid,
  Icon,
  Notice,
  PageHeading,
  PageMeta,
  Section,
} from '@polden/ui';
import { useLoaderData } from 'react-router-dom';
import { BondRequest } from './bond-request.tsx';
import { BondCalculator } from './bond-calculator.tsx';
import { useBond } from '../bond-choice/bond-choice.ts';
import { offeredBonds } from '../bond-choice/bond-words.ts';
import { DESCRIPTION, LEAD, RISKS, TITLE } from './bonds.content.ts';
import type { BondsData } from './bonds.loader.ts';
import { CouponCalendar } from './coupon-calendar.tsx';
import { Issues } from './issues.tsx';
import css from './bonds.module.css';

const WAY_UP = [
  { to: '/', label: 'Главная' },
  { to: '/investoram', label: 'Инвесторам' },
];

/** `/programma-obligatsiy`: the issues, what they earn and when they pay. */
export function Component() {
  const { bonds, documents, today } = useLoaderData<BondsData>();
  const offered = offeredBonds(bonds ?? [], today);
  const chosen = useBond(offered, today);
  const coupons = offered.map(({ coupon }) => coupon);
  const [least, most] = [Math.min(...coupons), Math.max(...coupons)];
  return (
    <>
      <PageMeta title={TITLE} description={DESCRIPTION} breadcrumbs={WAY_UP} />
      <Container>
        <div className={css.hero}>
          <Breadcrumbs items={WAY_UP} />
          <PageHeading title={TITLE} lead={LEAD} />
          {coupons.length > 0 && (
            <p>
              Купон {least < most && `от ${formatPercent(least)} до `}
              {formatPercent(most)} годовых до налога.
            </p>
          )}
          <p className={css.risk}>
            <strong>Это не вклад.</strong> Деньги не застрахованы Агентством по страхованию вкладов (АСВ), а
            цена облигаций может упасть.
          </p>
        </div>
        <div className={css.desk}>
          {chosen ? <BondCalculator bonds={offered} chosen={chosen} /> : <NoBonds unread={bonds === null} />}
        </div>
      </Container>
      <BelowFold>
        {bonds && bonds.length > 0 && (
          <>
            <Issues bonds={bonds} documents={documents} today={today} chosen={chosen} />
            <CouponCalendar bonds={bonds} today={today} />
          </>
        )}
        {chosen && <BondRequest choice={chosen.choice} />}
        <Section title="Чем вы рискуете" lead="Это не мелкий шрифт. Прочитайте прежде, чем решать.">
          <Grid min="m" gap="xl">
            {RISKS.map(({ icon, title, text }) => (
              <div key={title} className={css.riskCard}>
                <Icon name={icon} size={32} />
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </Grid>
        </Section>
      </BelowFold>
    </>
  );
}

function NoBonds({ unread }: { unread: boolean }) {
  return unread ? (
    <Notice tone="warning" title="Выпуски сейчас не открылись">
      <p>
        Обновите страницу через минуту или позвоните: <CallUs />
      </p>
    </Notice>
  ) : (
    <Notice title="Сейчас выпусков нет">
      <p>
        Когда появится новый, его условия и документы будут здесь. Спросить можно по телефону: <CallUs />
      </p>
    </Notice>
  );
}
