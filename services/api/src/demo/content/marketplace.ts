import { marketplaceCategory, marketplaceItem } from '@polden/content-model';
import { demoSet } from './demo-content.ts';

const CAR = 'Машина';
const HOME = 'Дом и ремонт';
const LAW = 'Право и налоги';
const BUSINESS = 'Своё дело';

export const marketplaceCategories = demoSet(
  marketplaceCategory,
  [CAR, HOME, LAW, BUSINESS].map((title) => ({ fields: { title } })),
);

/** Of partners that do not exist. */
export const marketplaceItems = demoSet(marketplaceItem, [
  {
    daysAgo: 320,
    fields: {
      title: 'Осмотр машины перед покупкой',
      category: CAR,
      image: { picture: 'carInspection', alt: 'Машина под лупой и список с галочками' },
      lead: 'Мастер приезжает к продавцу, смотрит кузов, двигатель и документы и присылает отчёт с фотографиями в тот же вечер. Если машина не та, скажет прямо на месте.',
      price: 4900,
      link: 'https://pyatyj-vint.example/osmotr',
      advertiser: 'ООО «Пятый винт», ИНН 7700000200',
      erid: 'demo-pyatyj-vint',
    },
  },
  {
    daysAgo: 318,
    fields: {
      title: 'Хранение шин от сезона до сезона',
      category: CAR,
      lead: 'Сухой склад с постоянной температурой. Комплект моют, проверяют и фотографируют, а весной или осенью привозят к вашему шиномонтажу.',
      price: 3600,
      link: 'https://tyoplyj-angar.example/shiny',
      advertiser: 'ООО «Тёплый ангар», ИНН 7700000201',
      erid: 'demo-tyoplyj-angar',
    },
  },
  {
    daysAgo: 290,
    fields: {
      title: 'Проверка тормозов и подвески на стенде',
      category: CAR,
      lead: 'Сорок минут и распечатка с цифрами. Запчасти в этой мастерской не продают, поэтому и советовать лишнее незачем.',
      price: 1800,
      link: 'https://rovnyj-hod.example/diagnostika',
      advertiser: 'ООО «Ровный ход», ИНН 7700000202',
      erid: 'demo-rovnyj-hod',
    },
  },
  {
    daysAgo: 61,
    fields: {
      title: 'Помощь на дороге: годовая карта',
      category: CAR,
      image: { picture: 'winterRoad', alt: 'Машина на заснеженной дороге среди елей' },
      lead: 'Завести в мороз, подвезти топливо, поменять колесо, довезти до сервиса. Шесть вызовов в год, ночью цена та же.',
      price: 5400,
      link: 'https://trosik.example/karta',
      advertiser: 'ООО «Тросик», ИНН 7700000203',
      erid: 'demo-trosik',
    },
  },
  {
    daysAgo: 320,
    fields: {
      title: 'Мастер на час',
      category: HOME,
      lead: 'Повесить полку, починить кран, собрать шкаф. Приходит со своим инструментом и пылесосом, чек выдаёт сразу.',
      price: 1500,
      link: 'https://horoshie-ruki.example/master',
      advertiser: 'ООО «Хорошие руки», ИНН 7700000204',
      erid: 'demo-horoshie-ruki',
    },
  },
  {
    daysAgo: 305,
    fields: {
      title: 'Смета ремонта до начала ремонта',
      category: HOME,
      image: { picture: 'renovation', alt: 'Комната в разрезе со стремянкой, валиком и банками краски' },
      lead: 'Инженер обмеряет квартиру и считает материалы и работу построчно. С такой бумагой проще нанимать бригаду и спорить с ней.',
      price: 7500,
      link: 'https://otves-i-uroven.example/smeta',
      advertiser: 'ООО «Отвес и уровень», ИНН 7700000205',
      erid: 'demo-otves-i-uroven',
    },
  },
  {
    daysAgo: 240,
    fields: {
      title: 'Обои, краска и доставка одним заказом',
      category: HOME,
      image: { picture: 'warehouse', alt: 'Коробки у ворот склада среди елей' },
      lead: 'Склад строительных материалов с честным возвратом: нераспечатанные рулоны и банки забирают обратно в течение месяца.',
      link: 'https://banka-kraski.example',
      advertiser: 'ООО «Банка краски», ИНН 7700000206',
      erid: 'demo-banka-kraski',
    },
  },
  {
    daysAgo: 118,
    fields: {
      title: 'Проверка электропроводки',
      category: HOME,
      lead: 'Электрик с прибором обойдёт квартиру за час, покажет слабые места и составит список: что срочно, а что подождёт до ремонта.',
      price: 2900,
      link: 'https://teplyj-svet.example/proverka',
      advertiser: 'ООО «Тёплый свет», ИНН 7700000207',
      erid: 'demo-teplyj-svet',
    },
  },
  {
    daysAgo: 316,
    fields: {
      title: 'Консультация юриста по потребительским договорам',
      category: LAW,
      lead: 'Час разговора по видеосвязи и письмо с выводами. Если перспектив нет, юрист так и напишет, а деньги вернёт.',
      price: 3500,
      link: 'https://punkt-tretij.example/konsultaciya',
      advertiser: 'ООО «Пункт третий», ИНН 7700000208',
      erid: 'demo-punkt-tretij',
    },
  },
  {
    daysAgo: 280,
    fields: {
      title: 'Налоговый вычет под ключ',
      category: LAW,
      image: { picture: 'bundle', alt: 'Лист с подписью и папка, из которой видна бумага' },
      lead: 'Лечение, учёба, жильё, инвестиционный счёт: соберут бумаги, заполнят декларацию и ответят на вопросы инспекции.',
      price: 2700,
      link: 'https://trinadcat-procentov.example',
      advertiser: 'ООО «Тринадцать процентов», ИНН 7700000209',
      erid: 'demo-trinadcat-procentov',
    },
  },
  {
    daysAgo: 199,
    fields: {
      title: 'Договор купли-продажи машины',
      category: LAW,
      lead: 'Договор, расписка и акт с проверкой документов продавца. Можно оформить по телефону, пока вы стоите рядом с машиной.',
      price: 1200,
      link: 'https://punkt-tretij.example/avto',
      advertiser: 'ООО «Пункт третий», ИНН 7700000208',
      erid: 'demo-punkt-tretij',
    },
  },
  {
    daysAgo: 44,
    fields: {
      title: 'Разбор кредитной истории',
      category: LAW,
      lead: 'Специалист читает ваш отчёт вместе с вами, находит ошибки и готовит заявления. «Очистить» историю не обещает: так не бывает.',
      price: 1900,
      link: 'https://chistaya-stranica.example',
      advertiser: 'ООО «Чистая страница», ИНН 7700000210',
      erid: 'demo-chistaya-stranica',
    },
  },
  {
    daysAgo: 311,
    fields: {
      title: 'Бухгалтер для предпринимателя',
      category: BUSINESS,
      image: { picture: 'workshop', alt: 'Мастерская с верстаком и большими окнами' },
      lead: 'Отчёты, платёжки и напоминания о сроках. Один и тот же человек на связи, а не «ваше обращение зарегистрировано».',
      price: 4200,
      link: 'https://debet-i-chaj.example',
      advertiser: 'ООО «Дебет и чай», ИНН 7700000211',
      erid: 'demo-debet-i-chaj',
    },
  },
  {
    daysAgo: 260,
    fields: {
      title: 'Доставка по городу для небольших магазинов',
      category: BUSINESS,
      image: { picture: 'truck', alt: 'Грузовик с крытым кузовом на дороге среди елей' },
      lead: 'От одной посылки в день. Курьер звонит за полчаса, ждёт примерку и привозит возврат без доплаты.',
      price: 290,
      link: 'https://rezvye-nogi.example',
      advertiser: 'ООО «Резвые ноги», ИНН 7700000212',
      erid: 'demo-rezvye-nogi',
    },
  },
  {
    daysAgo: 133,
    fields: {
      title: 'Касса и учёт товара в одном телефоне',
      category: BUSINESS,
      lead: 'Программа для лавки, мастерской или фургончика с кофе. Работает без связи и отправляет чеки, как только она вернётся.',
      price: 990,
      link: 'https://lavka-i-schet.example',
      advertiser: 'ООО «Лавка и счёт», ИНН 7700000213',
      erid: 'demo-lavka-i-schet',
    },
  },
  {
    daysAgo: 20,
    fields: {
      title: 'Вывеска и меню за выходные',
      category: BUSINESS,
      lead: 'Двое дизайнеров приезжают в пятницу, в воскресенье вечером вы снимаете плёнку с новой вывески. Согласование с городом входит в цену.',
      price: 38000,
      link: 'https://shrift-i-molotok.example',
      advertiser: 'ООО «Шрифт и молоток», ИНН 7700000214',
      erid: 'demo-shrift-i-molotok',
    },
  },
]);
