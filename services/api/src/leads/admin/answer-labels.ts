import type { PersonalData } from '../storage/personal-data.ts';

/** Labels of what forms ask for; `open` ones name nobody. */
const LABELS: Record<string, { label: string; open?: boolean; rubles?: boolean }> = {
  lastName: { label: 'Фамилия' },
  firstName: { label: 'Имя' },
  middleName: { label: 'Отчество' },
  birthDate: { label: 'Дата рождения' },
  passport: { label: 'Паспорт' },
  dateOfIssue: { label: 'Дата выдачи' },
  departmentCode: { label: 'Код подразделения' },
  placeOfIssue: { label: 'Кем выдан' },
  placeOfBirth: { label: 'Место рождения' },
  residentialAddress: { label: 'Адрес проживания' },
  region: { label: 'Регион', open: true },
  registrationRegion: { label: 'Регион регистрации', open: true },
  monthIncome: { label: 'Доход в месяц', rubles: true },
  email: { label: 'Почта' },
  carMark: { label: 'Марка', open: true },
  carModel: { label: 'Модель', open: true },
  carProduced: { label: 'Год выпуска', open: true },
  carNumber: { label: 'Госномер' },
  carCost: { label: 'Стоимость машины', open: true, rubles: true },
  comment: { label: 'Комментарий' },
  type: { label: 'Вид', open: true },
  questions: { label: 'Вопрос' },
  contractNumber: { label: 'Номер договора' },
  sum: { label: 'Сумма', open: true, rubles: true },
  address: { label: 'Адрес недвижимости' },
  reference: { label: 'Ссылка на резюме' },
  friendName: { label: 'Имя друга' },
  friendPhone: { label: 'Телефон друга' },
  vacancy: { label: 'Вакансия', open: true },
  entity: { label: 'Кто вкладывает', open: true },
  profitOption: { label: 'Выплата дохода', open: true },
  period: { label: 'Срок, месяцев', open: true },
  bond: { label: 'Облигации', open: true },
  account: { label: 'Счёт', open: true },
};

const HIDDEN = '•••';

/** What was answered, in the order of the form; what names somebody is hidden unless `personal`. */
export function answersOf(data: PersonalData, personal: boolean): { label: string; value: string }[] {
  const { questionnaire = {}, answers = {}, city } = data;
  const given = Object.entries({ ...questionnaire, ...answers });
  return [
    ...(city === undefined ? [] : [{ label: 'Город', value: city }]),
    ...given.map(([name, value]) => {
      const { label, open = false, rubles = false } = LABELS[name] ?? { label: name };
      const text = rubles ? `${Number(value).toLocaleString('ru-RU')} ₽` : readable(String(value));
      return { label, value: personal || open ? text : HIDDEN };
    }),
  ];
}

/** Days as people here write them. */
function readable(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/u, '$3.$2.$1');
}

const SOURCE_LABELS: Record<string, string> = {
  utmSource: 'Источник',
  utmMedium: 'Канал',
  utmCampaign: 'Кампания',
  utmContent: 'Объявление',
  utmTerm: 'Запрос',
  url: 'Страница',
  partner: 'Партнёр',
  leadGenCode: 'Код партнёра',
  leadTypeId: 'Вид заявки партнёра',
  hasCar: 'Есть машина',
};

export function sourceOf(source: Record<string, string | null>): { label: string; value: string }[] {
  return Object.entries(source).flatMap(([name, value]) =>
    value === null
      ? []
      : [
          {
            label: SOURCE_LABELS[name] ?? name,
            value: name === 'hasCar' ? (value === '1' ? 'да' : 'нет') : value,
          },
        ],
  );
}
