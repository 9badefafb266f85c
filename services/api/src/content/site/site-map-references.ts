import type { Brand, SiteMap, SiteMapGroup } from '@polden/api-contract';

type Entry = [title: string, path: string];

const group = (title: string, entries: Entry[]): SiteMapGroup => ({
  title,
  paths: entries.map(([name, path]) => ({ title: name, path })),
});

/** The pages that the site always has, by whom they are for. */
export function siteMapReferences({ slug, name }: Brand): SiteMap['references'] {
  return {
    clients: group('Клиентам', [
      ['Займы под залог автомобиля', '/dengi-pod-zalog'],
      ['Займы под залог ПТС', '/dengi-pod-zalog-pts'],
      ['Под залог спецтехники', '/dengi-pod-zalog-spectehniki'],
      ['Под залог грузовиков', '/dengi-pod-zalog-gruzovyh-avtomobiley'],
      ['Юридическим лицам под залог', '/dengi-pod-zalog-yuridicheskim-licam'],
      ['Заём онлайн на карту', '/zajm-onlajn-na-kartu'],
      ['Заём по паспорту', '/zajm-po-pasportu'],
      ['Заём на ремонт', '/zaim-remont-do-100000'],
      ['Деньги на покупку автомобиля', '/dengi-na-pokupku-avto'],
      ['Заём для бизнеса', '/biznes-zaim'],
      ['Рефинансирование', '/refinansirovaniye'],
      ['Льготный период', '/lgotniy-period'],
      ['Кредитные каникулы', '/kreditnye-kanikuly-2'],
      ['Как погасить заём', '/pogasit-zajm'],
      ['Если трудно платить', '/pri-prosrochke'],
      ['Мобильное приложение', '/mobilnoe-prilozhenie'],
      ['Вопросы и ответы', '/voprosy-i-otvety'],
    ]),
    company: group('Компания', [
      ['О компании', '/o-kompanii'],
      [`История «${name}»`, `/about-${slug}`],
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
      ['Стать агентом', '/stante-nashim-agentom-v-regione'],
      ['Монетизировать трафик', '/monetiziruyte-online-trafik'],
      ['Маркетплейс', '/marketplace'],
    ]),
    information: group('Информация', [
      ['Условия займов', '/uslovija'],
      ['Документы', '/documenty'],
      ['Раскрытие информации', '/raskrytie-informatsii'],
      ['Базовые стандарты', '/standarts'],
      ['Соглашение', '/agreement'],
      ['Персональные данные', '/policy'],
      ['Противодействие отмыванию денег', '/aml-policy'],
      ['Как защитить свои данные', '/information-security-recommendations'],
      ['На что обратить внимание, когда берёшь заём', '/na-chto-obratit-vnimanie-kogda-beresh-zaim'],
    ]),
  };
}
