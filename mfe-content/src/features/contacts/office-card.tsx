import { formatNumber, phoneDigits, tieNumbers } from '@polden/ru';
import { timeZoneOf } from '@polden/reference-data';
import { Icon } from '@polden/ui';
import { openState, readOpeningHours } from './opening-hours.ts';
import { type Office, routesTo } from './offices.ts';
import css from './contacts.module.css';

export interface OfficeCardProps {
  office: Office;
  /** Of the visitor; null while it is not known. */
  now: Date | null;
  /** The nearest office. */
  nearest: boolean;
}

/** Where it is, when it is open, how to come. */
export function OfficeCard({ office, now, nearest }: OfficeCardProps) {
  const { title, address, hours, phone, kilometres, slug } = office;
  const routes = routesTo(office);
  return (
    <article className={css.office} id={slug}>
      <header className={css.officeHead}>
        <h3 className={css.city}>{title}</h3>
        {kilometres !== null && nearest && (
          <p className={css.near}>
            {kilometres === 0 ? 'В вашем городе' : `Ближайший, ${formatNumber(kilometres)}\u00a0км`}
          </p>
        )}
      </header>
      <p className={css.line}>
        <Icon name="pin" size={20} />
        <span>{tieNumbers(address)}</span>
      </p>
      {hours && (
        <p className={css.line}>
          <Icon name="clock" size={20} />
          <span>
            {tieNumbers(hours)}
            <OpenNow office={office} now={now} />
          </span>
        </p>
      )}
      {phone && (
        <p className={css.line}>
          <Icon name="phone" size={20} />
          <a href={`tel:+${phoneDigits(phone).replace(/^8/u, '7')}`}>{phone}</a>
        </p>
      )}
      <p className={css.routes}>
        <a href={routes.browser} rel="noopener nofollow" target="_blank">
          Маршрут на карте
          <span className="visually-hidden">: {title}, откроется в новой вкладке</span>
        </a>
        <a href={routes.app}>
          В моём навигаторе<span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </article>
  );
}

/** Its line is there before it is known, so that nothing moves. */
function OpenNow({ office: { hours, city }, now }: Pick<OfficeCardProps, 'office' | 'now'>) {
  const read = readOpeningHours(hours);
  if (!read || !city) return null;
  const state = now && openState(read, now, timeZoneOf(city));
  return <span className={state?.isOpen ? css.open : css.closed}>{state?.words ?? '\u00a0'}</span>;
}
