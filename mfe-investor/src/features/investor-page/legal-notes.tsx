import { Section, useShellData } from '@polden/ui';
import css from './investor-page.module.css';

/** Who borrows, and what the figures on the page are not. */
export function LegalNotes() {
  const { legal } = useShellData().brand;
  return (
    <Section label="Правовая информация о займе инвестора">
      <div className={css.legal}>
        <p>
          Деньги по договору займа привлекает {legal.name}. Это не банковский вклад: деньги не застрахованы в
          системе страхования вкладов (177-ФЗ), их возврат и доход государство не гарантирует. Прочитайте,{' '}
          <a href="#riski">чем вы рискуете</a>.
        </p>
        <p>
          Расчёт на сайте предварительный и не является офертой: месяцы в нём равные, НДФЛ — такой, как если
          бы других доходов не было. Точные суммы и даты стоят в графике выплат к договору.
        </p>
      </div>
    </Section>
  );
}
