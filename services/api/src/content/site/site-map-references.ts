import type { Brand, SiteMap, SiteMapGroup } from '@polden/api-contract';
import { fillPath, type PathPlaces } from '@polden/reference-data';

type Entry = [title: string, path: string];

/**
 * The pages of the site, grouped by reader. `places`: values of the placeholders in their paths; `isThere`: false for a page
 * that has no text now.
 */
export function siteMapReferences(
  { slug }: Brand,
  places: PathPlaces,
  isThere: (path: string) => boolean,
): SiteMap['references'] {
  const group = (title: string, entries: Entry[]): SiteMapGroup => ({
    title,
    paths: entries
      .map(([name, path]) => ({ title: name, path: fillPath(path, places) }))
      .filter(({ path }) => isThere(path)),
  });
  return {
    clients: group('Клиентам', [
      ['Займы под залог автомобиля', '/dengi-pod-zalog'],
      ['Автозаём', '/autozaem'],
      ['Займы под залог ПТС', '/dengi-pod-zalog-pts'],
      ['Быстрые деньги под залог ПТС', '/dengi-pod-zalog-pts-bystro'],
      ['Решение за час под залог ПТС', '/dengi-za-chas-pod-zalog-pts'],
      ['Под залог ПТС: когда отказывают и что делать', '/dengi-pod-zalog-pts-bez-otkaza'],
      ['Под залог имущества', '/zaem-pod-zalog'],
      ['Под залог спецтехники', '/dengi-pod-zalog-spectehniki'],
      ['Под залог грузовиков', '/dengi-pod-zalog-gruzovyh-avtomobiley'],
      ['Юридическим лицам под залог', '/dengi-pod-zalog-yuridicheskim-licam'],
      ['Заём онлайн на карту', '/zajm-onlajn-na-kartu'],
      ['Заём по паспорту', '/zajm-po-pasportu'],
      ['Заём «До полудня»', '/{loanPage1}'],
      ['Заём онлайн самозанятым и мастерам', '/{loanPage2}'],
      ['Второй заём под залог', '/{loanPage3}'],
      ['Заём на ремонт', '/zaim-remont-do-100000'],
      ['Деньги на покупку автомобиля', '/dengi-na-pokupku-avto'],
      ['Заём для бизнеса', '/biznes-zaim'],
      ['Рефинансирование', '/refinansirovaniye'],
      ['Льготный период', '/lgotniy-period'],
      ['Кредитные каникулы', '/kreditnye-kanikuly-2'],
      ['Самозапрет на займы', '/noselfstop'],
      ['Как погасить заём', '/pogasit-zajm'],
      ['Оплата в приложении', '/pogasit-zajm/mobilnoe-prilozhenie'],
      ['Оплата банковским переводом', '/pogasit-zajm/bankovskij-perevod'],
      ['Оплата наличными', '/pogasit-zajm/oplata-nalichnymi-bez-komissii'],
      ['Если трудно платить', '/pri-prosrochke'],
      ['Услуги, которые уже доступны', '/dostupny_servicy'],
      ['Мобильное приложение', '/mobilnoe-prilozhenie'],
      ['Розыгрыш подарков', '/prize'],
      ['Деньги за смартфон', '/money-for-seller'],
      ['Вопросы и ответы', '/voprosy-i-otvety'],
    ]),
    company: group('Компания', [
      ['О компании', '/o-kompanii'],
      ['Наша история', `/about-${slug}`],
      ['Новости', '/o-kompanii/nashi-novosti'],
      ['СМИ о нас', '/o-kompanii/smi-o-nas'],
      ['Видео', '/o-kompanii/video'],
      ['Фотобанк', '/o-kompanii/photobank'],
      ['Отзывы', '/o-kompanii/otzyvi'],
      ['Блог', '/blog'],
      ['Карьера', '/kariera'],
      ['Контакты', '/kontakty'],
      ['Служба безопасности', '/kontakty/sluzhba-bezopasnosti'],
    ]),
    partners: group('Партнёрам и инвесторам', [
      ['Инвесторам', '/investoram'],
      ['Программа облигаций', '/programma-obligatsiy'],
      ['Инвестиционные договоры', '/investitsionnye-dogovory'],
      ['Инвестиционные договоры: юридическим лицам', '/investitsionnye-dogovory/legal'],
      ['Инвестиционные договоры: облигации', '/investitsionnye-dogovory/bonds'],
      ['Стать агентом', '/stante-nashim-agentom-v-regione'],
      ['Монетизировать трафик', '/monetiziruyte-online-trafik'],
      ['Маркетплейс', '/marketplace'],
      ['Заём под залог ПТС от партнёра', '/partnerpts'],
      ['Клиентам банка-партнёра', '/banksouz'],
      ['Для вахты и зарплатных карт', '/gazprombank'],
      ['Если банк-партнёр отказал', '/otpbank'],
      ['Предпринимателям со счётом в банке-партнёре', '/psb'],
    ]),
    information: group('Информация', [
      ['Условия займов', '/uslovija'],
      ['Общие условия договора займа', '/usloviya'],
      ['Документы', '/documenty'],
      ['Раскрытие информации', '/raskrytie-informatsii'],
      ['Базовые стандарты', '/standarts'],
      ['Соглашение', '/agreement'],
      ['Персональные данные', '/policy'],
      ['Персональные данные в приложении: политика', '/mobilnoe-prilozhenie/privacy-policy'],
      ['Персональные данные в приложении: согласие', '/mobilnoe-prilozhenie/personal-data-consent'],
      ['Правила акции «Платим за друзей»', '/policy-platim-za-druzey'],
      ['Противодействие отмыванию денег', '/aml-policy'],
      ['Как защитить свои данные', '/information-security-recommendations'],
      ['На что обратить внимание, когда берёшь заём', '/na-chto-obratit-vnimanie-kogda-beresh-zaim'],
    ]),
  };
}
