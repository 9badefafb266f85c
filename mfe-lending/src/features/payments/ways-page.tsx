import { Link } from 'react-router-dom';
import { Card, Container, DataTable, Grid, Icon, Notice, Section, Steps, type IconName } from '@polden/ui';
import { CASH_WITHOUT_PASSPORT, CONTRACT_SAMPLE, TRANSFER_TIME } from './payment-facts.ts';
import { PaymentPage, type PaymentQuestion } from './payment-page.tsx';
import css from './payments.module.css';

interface Way {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  arrives: string;
  fee: string;
  needs: string;
}

const WAYS: Way[] = [
  {
    to: '/pogasit-zajm/mobilnoe-prilozhenie',
    icon: 'phone',
    title: 'В мобильном приложении',
    text: 'Картой или через Систему быстрых платежей. Сумма и номер договора уже подставлены.',
    arrives: 'Сразу',
    fee: 'Нет',
    needs: 'Телефон и карта',
  },
  {
    to: '/pogasit-zajm/bankovskij-perevod',
    icon: 'document',
    title: 'Банковским переводом',
    text: 'По QR-коду или реквизитам в приложении вашего банка. Код с вашей суммой сделаем за минуту.',
    arrives: `За ${TRANSFER_TIME}`,
    fee: 'По тарифу вашего банка',
    needs: 'Номер договора',
  },
  {
    to: '/pogasit-zajm/oplata-nalichnymi-bez-komissii',
    icon: 'pin',
    title: 'Наличными без комиссии',
    text: `В наших офисах и у партнёров. До ${CASH_WITHOUT_PASSPORT} паспорт не нужен, хватит номера договора.`,
    arrives: 'В течение рабочего дня',
    fee: 'Нет',
    needs: `Номер договора, больше ${CASH_WITHOUT_PASSPORT} — и паспорт`,
  },
];

const STEPS = [
  {
    title: 'Узнайте сумму',
    text: 'Она стоит в графике, приложенном к договору. Чтобы закрыть заём целиком, спросите сумму по телефону в день оплаты: проценты считаются по дням.',
  },
  {
    title: 'Выберите способ',
    text: `В последний день срока удобнее приложение: деньги придут сразу. Перевод отправьте заранее: он идёт ${TRANSFER_TIME}.`,
  },
  {
    title: 'Сохраните чек',
    text: 'Пока мы не зачтём платёж: спросить об этом можно по телефону. Если деньги задержатся в пути, засчитаем день по чеку.',
  },
];

const QUESTIONS: PaymentQuestion[] = [
  {
    question: 'Где посмотреть номер договора?',
    answer: `На первой странице договора. Он выглядит так: ${CONTRACT_SAMPLE}. Вписывайте его полностью: по нему деньги находят ваш заём.`,
  },
  {
    question: 'Может ли заплатить за меня другой человек?',
    answer:
      'Да, любым способом. Главное — номер вашего договора. В переводе пусть укажет его в назначении, а плательщиком — себя.',
  },
  {
    question: 'Хочу вернуть заём раньше. Это бесплатно?',
    answer:
      'Да. Проценты вы заплатите только за дни, когда пользовались деньгами. В первые 14 дней предупреждать не нужно. Позже напишите нам на почту, в какой день и сколько вернёте: пришлём расчёт и новый график.',
  },
  {
    question: 'Ошибся в номере договора. Что делать?',
    answer:
      'Позвоните нам или пришлите чек на почту. Найдём платёж и перенесём на ваш договор в день обращения, а пеней за это время не будет.',
  },
];

/** How to pay back, on one page. */
export function Component() {
  return (
    <PaymentPage
      isOverview
      title="Погасить заём: все способы оплаты"
      description="Как внести платёж по займу: в приложении, банковским переводом по QR-коду или наличными без комиссии. Когда придут деньги и сколько это стоит."
      heading="Погасить заём"
      lead="Три способа, и два из них без комиссии. Выберите свой: остальное подскажем по шагам."
      questions={QUESTIONS}
    >
      <Container>
        <div className={css.ways}>
          <Grid min="m">
            {WAYS.map((way) => (
              <Card key={way.to} as="article" tone="raised" padding="l">
                <div className={css.way}>
                  <Icon name={way.icon} size={32} />
                  <h2>
                    <Link to={way.to}>{way.title}</Link>
                  </h2>
                  <p>{way.text}</p>
                  <p className={css.arrives}>
                    Деньги придут: <strong>{way.arrives.toLowerCase()}</strong>
                  </p>
                </div>
              </Card>
            ))}
          </Grid>
        </div>
      </Container>
      <Section title="Как не ошибиться" tone="sunken">
        <Steps items={STEPS} />
      </Section>
      <Section title="Что быстрее и дешевле" layout="aside">
        <DataTable
          caption="Способы оплаты: срок, комиссия и что понадобится"
          captionHidden
          stacks
          columns={[
            { key: 'way', title: 'Способ', cell: ({ title }) => title },
            { key: 'arrives', title: 'Когда придут деньги', cell: ({ arrives }) => arrives },
            { key: 'fee', title: 'Комиссия', cell: ({ fee }) => fee },
            { key: 'needs', title: 'Понадобится', cell: ({ needs }) => needs },
          ]}
          rows={WAYS}
          rowKey={({ to }) => to}
        />
        <div className={css.after}>
          <Notice title="Платить стало трудно?">
            <p>
              Скажите об этом до даты платежа: перенесём её или пересчитаем график.{' '}
              <Link to="/pri-prosrochke">Что делать при просрочке</Link> и как взять{' '}
              <Link to="/kreditnye-kanikuly-2">кредитные каникулы</Link>, рассказали отдельно.
            </p>
          </Notice>
        </div>
      </Section>
    </PaymentPage>
  );
}
