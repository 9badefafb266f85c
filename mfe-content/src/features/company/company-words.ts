import type { Way } from '../../parts/ways.tsx';
import { NEWSROOM_TABS } from '../newsroom/newsroom-tabs.ts';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';
import type { CompanyPromise } from './promises.tsx';

export const PROMISES: CompanyPromise[] = [
  {
    icon: 'sun',
    title: 'Сумма к возврату — сразу',
    text: 'В расчёте стоит всё, что вы отдадите, до последнего рубля. После подписания ничего не прибавляется.',
  },
  {
    icon: 'car',
    title: 'Машина остаётся у вас',
    text: 'Под залог берём не ключи, а запись в реестре. Ездите, работайте, возите детей.',
  },
  {
    icon: 'speech',
    title: 'Отказ без загадок',
    text: 'Если заём не по силам, причину назовём по телефону и подскажем, что закрыть первым. Это полезнее лишнего долга.',
  },
  {
    icon: 'clock',
    title: 'Досрочно — бесплатно',
    text: 'Вернули раньше — заплатили меньше. Ни комиссий, ни штрафов: достаточно письма с днём и суммой.',
  },
];

/** Where else the company is told of. */
export function companyWays(): Way[] {
  const { news, press, video, photobank } = NEWSROOM_TABS;
  return [
    { icon: 'document', title: news.title, text: 'Что изменилось у нас и для вас', to: news.path },
    { icon: 'speech', title: press.title, text: 'Что пишут газеты и деловые издания', to: press.path },
    { icon: 'play', title: video.title, text: 'Короткие фильмы о займах', to: video.path },
    {
      icon: 'sun',
      title: photobank.title,
      text: 'Логотипы и иллюстрации для публикаций',
      to: photobank.path,
    },
    { icon: 'star', title: 'Отзывы', text: 'Хорошие и плохие, с нашими ответами', to: COMPANY_PATHS.reviews },
    {
      icon: 'friends',
      title: 'Карьера',
      text: 'Кого ищем и как у нас работается',
      to: COMPANY_PATHS.careers,
    },
    { icon: 'pin', title: 'Контакты', text: 'Офисы, часы работы, телефоны', to: COMPANY_PATHS.contacts },
    {
      icon: 'shield',
      title: 'Служба безопасности',
      text: 'Куда сообщить о мошенниках',
      to: '/kontakty/sluzhba-bezopasnosti',
    },
    {
      icon: 'phone',
      title: 'Приложение',
      text: 'График, платежи и документы в телефоне',
      to: COMPANY_PATHS.app,
    },
  ];
}
