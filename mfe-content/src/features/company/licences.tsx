import { formatDate, isDay, tieNumbers } from '@polden/ru';
import { useShellData } from '@polden/ui';
import css from './company.module.css';

/** By what right the company lends, and where that can be checked. */
export function Licences() {
  const { legal, address } = useShellData().brand;
  const since = isDay(legal.registryDate) ? formatDate(legal.registryDate, 'long') : legal.registryDate;
  const rows: [string, string][] = [
    ['Полное имя', legal.name],
    ['Запись в реестре Банка России', `№ ${legal.registryNumber} от ${since}`],
    ['ИНН', legal.inn],
    ['ОГРН', legal.ogrn],
    ['Саморегулируемая организация', legal.sro],
    ['Юридический адрес', tieNumbers(`${address.postalCode}, ${address.locality}, ${address.street}`)],
  ];
  return (
    <dl className={css.licences}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
