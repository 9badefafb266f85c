import { useLoaderData } from 'react-router-dom';
import type { OfficeRegion } from '@polden/api-contract';
import { formatRubles, tieNumbers } from '@polden/ru';
import { Card, DataTable, Grid, Icon, Notice, Section, Steps, useShellData } from '@polden/ui';
import { CASH_WITHOUT_PASSPORT } from '../payment-facts.ts';
import { PaymentPage, type PaymentQuestion } from '../payment-page.tsx';
import css from '../payments.module.css';
import type { CashData } from './cash.loader.ts';

const STEPS = [
  {
    title: 'Назовите номер договора',
    text: 'Кассиру или на экране терминала. Раздел — «Погашение займов», получатель — «Полдень».',
  },
  {
    title: 'Проверьте имя и сумму',
    text: 'На экране появятся первые буквы вашего имени. Если они не ваши, отмените и вернитесь к номеру.',
  },
  {
    title: 'Возьмите чек',
    text: 'Храните его, пока мы не зачтём платёж: обычно это тот же день.',
  },
];

/** Made-up partners of the demo brand. */
const PARTNERS = [
  {
    name: 'Терминалы «Копеечка»',
    where: 'Супермаркеты, автовокзалы',
    limit: `до ${CASH_WITHOUT_PASSPORT}`,
    arrives: 'За час',
  },
  {
    name: 'Салоны связи «Алло, сосед»',
    where: '180 городов',
    limit: `до ${formatRubles(60_000)}`,
    arrives: 'В тот же день',
  },
  {
    name: 'Отделения «Почта рядом»',
    where: 'Сёла и малые города',
    limit: `до ${formatRubles(100_000)}`,
    arrives: 'В течение рабочего дня',
  },
];

const QUESTIONS: PaymentQuestion[] = [
  {
    question: 'Нужен ли паспорт?',
    answer: `До ${CASH_WITHOUT_PASSPORT} за раз хватит номера договора. Если сумма больше, по закону кассир попросит паспорт того, кто вносит деньги: это может быть и не заёмщик.`,
  },
  {
    question: 'С меня взяли комиссию. Почему?',
    answer:
      'Без комиссии деньги принимают только наши офисы и партнёры из списка, и только в разделе «Погашение займов». Если комиссию взяли именно там, пришлите чек: вернём её на договор.',
  },
  {
    question: 'Можно внести больше ежемесячного платежа?',
    answer:
      'Да. Лишнее останется на счёте договора и зачтётся в следующий платёж. Хотите уменьшить долг сразу — до платежа напишите нам на почту, что возвращаете часть займа досрочно.',
  },
  {
    question: 'Терминал не выдал чек. Платёж пропал?',
    answer:
      'Нет, если терминал показал, что деньги приняты. Сфотографируйте номер терминала и время на экране и позвоните нам: найдём платёж по ним.',
  },
];

export function Component() {
  const { offices } = useLoaderData<CashData>();
  return (
    <PaymentPage
      title="Погасить заём наличными без комиссии"
      description="Где внести наличные по займу без комиссии: наши офисы и партнёры, лимиты, сроки и что взять с собой."
      heading="Наличными без комиссии"
      lead={`В наших офисах и у партнёров рядом с домом. До ${CASH_WITHOUT_PASSPORT} хватит номера договора.`}
      questions={QUESTIONS}
    >
      <Section title="Как это проходит" tone="sunken">
        <Steps items={STEPS} />
      </Section>
      <Section title="Партнёры" layout="aside">
        <DataTable
          caption="Где принимают наличные без комиссии"
          captionHidden
          stacks
          columns={[
            { key: 'name', title: 'Партнёр', cell: ({ name }) => name },
            { key: 'where', title: 'Где искать', cell: ({ where }) => where },
            { key: 'limit', title: 'За один раз', cell: ({ limit }) => limit },
            { key: 'arrives', title: 'Когда придут деньги', cell: ({ arrives }) => arrives },
          ]}
          rows={PARTNERS}
          rowKey={({ name }) => name}
        />
      </Section>
      <Section title="Наши офисы" lead="Деньги зачисляются при вас, а кассир распечатает новый график.">
        {offices === null ? <NoOffices /> : <Offices offices={offices} />}
      </Section>
    </PaymentPage>
  );
}

function Offices({ offices }: { offices: OfficeRegion[] }) {
  return (
    <Grid min="m">
      {offices.map(({ id, title, address, phone, hours }) => (
        <Card key={id} as="article">
          <div className={css.office}>
            <h3>{title}</h3>
            <p>{tieNumbers(address)}</p>
            <p className={css.line}>
              <Icon name="clock" size={18} />
              {hours}
            </p>
            <p className={css.line}>
              <Icon name="phone" size={18} />
              <a href={`tel:${phone.replace(/[^\d+]/gu, '')}`}>{phone}</a>
            </p>
          </div>
        </Card>
      ))}
    </Grid>
  );
}

function NoOffices() {
  const [phone] = useShellData().brand.phones;
  return (
    <Notice tone="warning" title="Список офисов сейчас не открылся">
      <p>
        Обновите страницу через минуту
        {phone && (
          <>
            {' '}
            или спросите адрес по телефону <a href={`tel:${phone.tel}`}>{phone.title}</a>
          </>
        )}
        .
      </p>
    </Notice>
  );
}
