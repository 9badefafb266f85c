import { useActionData } from 'react-router-dom';
import { Card, Notice, Section, useShellData } from '@polden/ui';
import { CONTRACT_SAMPLE, TRANSFER_TIME } from '../payment-facts.ts';
import { PaymentPage, type PaymentQuestion } from '../payment-page.tsx';
import css from '../payments.module.css';
import { Requisites } from './requisites.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferResult } from './transfer-result.tsx';
import { EMPTY_TRANSFER, RESULT_ANCHOR, type TransferState } from './transfer-state.ts';

const QUESTIONS: PaymentQuestion[] = [
  {
    question: 'Сколько идёт перевод?',
    answer: `Перевод идёт ${TRANSFER_TIME}: это решает ваш банк. Днём платежа считается день, когда деньги пришли к нам, поэтому отправляйте их заранее, а в последний день срока выберите приложение.`,
  },
  {
    question: 'Какую комиссию возьмёт банк?',
    answer:
      'Свою, по тарифу переводов юридическому лицу: обычно от 0 до 1,5 %. Банк покажет её до подтверждения, а мы комиссию не берём.',
  },
  {
    question: 'Банк не читает код. Почему?',
    answer:
      'Выбирайте в приложении банка «Оплата по QR-коду» или «Оплата по реквизитам», а не обычную камеру: код сделан по ГОСТ Р 56042-2014 для банковских приложений. Если пункта нет, скопируйте реквизиты вручную.',
  },
  {
    question: 'Что писать в назначении платежа?',
    answer: `Номер договора и плательщика, как в квитанции: «Погашение займа по договору № ${CONTRACT_SAMPLE}. Плательщик: Иванова Анна Петровна. НДС не облагается». Без номера договора заём придётся искать вручную.`,
  },
  {
    question: 'Можно ли отправить перевод с расчётного счёта фирмы?',
    answer: 'Да, реквизиты те же. В назначении укажите договор и за кого платите: «за Иванову А. П.».',
  },
];

export function Component() {
  const { brand } = useShellData();
  const state = useActionData<TransferState>() ?? EMPTY_TRANSFER;
  const { bank } = brand;
  return (
    <PaymentPage
      title="Погасить заём банковским переводом: реквизиты и QR-код"
      description="Реквизиты для оплаты займа и QR-код для приложения банка: впишите номер договора и сумму, код будет готов сразу."
      heading="Банковским переводом"
      lead="Впишите договор и сумму, и мы сделаем QR-код: приложение банка само заполнит все реквизиты."
      questions={QUESTIONS}
    >
      {bank ? (
        <>
          <Section
            id={RESULT_ANCHOR}
            title={state.code ? 'Квитанция готова' : 'QR-код с вашей суммой'}
            layout="aside"
          >
            {state.code && <TransferResult code={state.code} brand={brand} bank={bank} />}
            <div className={state.code ? css.again : undefined}>
              {state.code && <h3>Ещё одна квитанция</h3>}
              <Card padding="l" tone="raised">
                <TransferForm state={state} />
              </Card>
            </div>
          </Section>
          {!state.code && (
            <Section
              title="Реквизиты"
              lead="Если удобнее ввести их самим. Номер договора в назначении обязателен."
              layout="aside"
            >
              <Requisites brand={brand} bank={bank} />
            </Section>
          )}
        </>
      ) : (
        <Section label="Реквизиты">
          <Notice tone="warning" title="Переводы сейчас не принимаются">
            <p>Выберите, пожалуйста, другой способ оплаты.</p>
          </Notice>
        </Section>
      )}
    </PaymentPage>
  );
}
