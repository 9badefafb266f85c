import {
  ButtonLink,
  Card,
  Grid,
  Icon,
  type IconName,
  Section,
  Steps,
  useIsThere,
  useShellData,
} from '@polden/ui';
import { Link } from 'react-router-dom';
import { PaymentPage, type PaymentQuestion } from './payment-page.tsx';
import css from './payments.module.css';

/** Leads on to the install page of the app. */
const INSTALL = '/app/install';
const APP = '/mobilnoe-prilozhenie';

const STEPS = [
  {
    title: 'Откройте свой заём',
    text: 'Войдите по номеру телефона и коду из СМС. Ближайший платёж стоит первым: сумма и дата уже на экране.',
  },
  {
    title: 'Нажмите «Заплатить»',
    text: 'Сумму можно изменить: внести больше, меньше или закрыть заём целиком. Приложение сразу покажет, что останется.',
  },
  {
    title: 'Подтвердите в своём банке',
    text: 'Картой или через Систему быстрых платежей. Чек останется в приложении и придёт на почту.',
  },
];

const WAYS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'card',
    title: 'Картой любого банка',
    text: '«Мир», Visa и Mastercard российских банков. Номер карты мы не видим и не храним: его принимает банк-партнёр.',
  },
  {
    icon: 'sun',
    title: 'Через СБП',
    text: 'Выберите свой банк из списка, и его приложение откроется само. Комиссии за такой платёж банк не берёт.',
  },
  {
    icon: 'clock',
    title: 'Автоплатёж',
    text: 'Включите один раз, и платёж спишется с карты утром в нужный день. Накануне напомним, отключить можно в любую минуту.',
  },
];

const QUESTIONS: PaymentQuestion[] = [
  {
    question: 'Деньги списались, а остаток прежний. Почему?',
    answer:
      'Обычно остаток меняется за пару минут. Если прошёл час, откройте чек в приложении: «Исполнен» значит, что платёж у нас и день засчитан. «В обработке» — что деньги ещё в банке: повторять платёж не нужно.',
  },
  {
    question: 'Карта не проходит. Что проверить?',
    answer:
      'Остаток на карте, лимит на покупки в интернете и срок действия. Если всё в порядке, попробуйте СБП: она не зависит от номера карты. Если и это не помогло, позвоните нам: найдём другой способ до конца дня.',
  },
  {
    question: 'Можно заплатить без приложения, но тоже картой?',
    answer:
      'Нет, на сайте карту не принимаем. Зато сделаем QR-код для перевода: в личном кабинете или на странице перевода. Комиссию ваш банк покажет до оплаты.',
  },
  {
    question: 'Безопасно ли привязывать карту?',
    answer:
      'Данные карты хранит банк по стандарту PCI DSS, у нас остаются последние четыре цифры. Каждое списание, кроме автоплатежа, вы подтверждаете сами.',
  },
];

export function Component() {
  const isThere = useIsThere();
  const { installsApp } = useShellData();
  return (
    <PaymentPage
      title="Оплата займа в мобильном приложении"
      description="Как внести платёж по займу в приложении: картой, через СБП или автоплатежом. Без комиссии, деньги приходят сразу."
      heading="Оплата в мобильном приложении"
      lead="Самый быстрый способ: деньги приходят сразу, в любой день и час, без комиссии."
      facts={
        (installsApp || isThere(APP)) && (
          <p className={css.actions}>
            <ButtonLink {...(installsApp ? { href: INSTALL } : { to: APP })}>
              Установить приложение
            </ButtonLink>
          </p>
        )
      }
      questions={QUESTIONS}
    >
      <Section title="Три нажатия" tone="sunken">
        <Steps items={STEPS} />
      </Section>
      <Section title="Чем платить">
        <Grid min="m">
          {WAYS.map(({ icon, title, text }) => (
            <Card key={title} as="article" padding="l">
              <div className={css.way}>
                <Icon name={icon} size={32} />
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Card>
          ))}
        </Grid>
        <p className={css.after}>
          Телефона под рукой нет? Деньги можно отправить{' '}
          <Link to="/pogasit-zajm/bankovskij-perevod">банковским переводом</Link> или внести{' '}
          <Link to="/pogasit-zajm/oplata-nalichnymi-bez-komissii">наличными</Link>.
        </p>
      </Section>
    </PaymentPage>
  );
}
