import { API_BASE_PATH, INVESTOR_PATHS, type Bond, type InvestorContractFile } from '@polden/api-contract';
import { formatDate, formatPercent, formatRubles } from '@polden/ru';
import { Card, FactList, PhoneDetails, Section } from '@polden/ui';
import { Link } from 'react-router-dom';
import { FileList } from '../contracts/file-list.tsx';
import { CALCULATOR_ANCHOR } from '../choice-address/anchor.ts';
import { type ChosenBond, searchOf } from '../bond-choice/bond-choice.ts';
import {
  formatYears,
  isRedeemed,
  maturityOf,
  partsOf,
  rhythmOf,
  statusOf,
} from '../bond-choice/bond-words.ts';
import type { BondsData } from './bonds.loader.ts';
import css from './bonds.module.css';

interface IssuesProps extends Omit<BondsData, 'bonds'> {
  bonds: readonly Bond[];
  /** Null when none can be bought. */
  chosen: ChosenBond | null;
}

/** Every issue with its terms, its place in life and its documents. */
export function Issues({ bonds, documents, today, chosen }: IssuesProps) {
  const [asOf = today] = bonds.map((bond) => bond.asOf).sort((a, b) => b.localeCompare(a));
  return (
    <Section tone="sunken" title="Выпуски" lead="Условия, даты и документы каждого выпуска.">
      <ul role="list" className={css.issues}>
        {bonds.map((bond) => (
          <Card key={bond.id} as="li" padding="l">
            <Issue
              bond={bond}
              today={today}
              chosen={chosen}
              documents={documents.filter((file) => file.bond_id === bond.id)}
            />
          </Card>
        ))}
      </ul>
      <p className={css.fine}>
        Ставки, объёмы и даты — из решений о выпуске, которые приложены к каждому. Сведения на{' '}
        {formatDate(asOf, 'long')} года.
      </p>
    </Section>
  );
}

interface IssueProps extends Pick<IssuesProps, 'today' | 'chosen'> {
  bond: Bond;
  documents: InvestorContractFile[];
}

function Issue({ bond, today, chosen, documents }: IssueProps) {
  const { id, ticker, numberIssue, coupon, volume, nominal, year, placedOn, dateBeforeOffer } = bond;
  const maturity = maturityOf(bond);
  const parts = partsOf(bond);
  const facts: [term: string, value: string][] = [
    ['Купон', `${formatPercent(coupon)} годовых, ${rhythmOf(bond)}`],
    ['Срок', formatYears(year)],
    ['Оферта', formatDate(dateBeforeOffer, 'DD.MM.YYYY')],
    ['Погашение', maturity === null ? 'дату объявим' : formatDate(maturity, 'DD.MM.YYYY')],
    ...(parts === null ? [] : [['Возврат номинала', parts] as [string, string]]),
  ];
  const more: [term: string, value: string][] = [
    ['Номинал', formatRubles(nominal)],
    ['Объём', formatRubles(volume)],
    ['Размещён', placedOn === null ? 'дату объявим' : formatDate(placedOn, 'DD.MM.YYYY')],
  ];
  return (
    <div className={css.issue}>
      <header className={css.issueHead}>
        <h3>{ticker}</h3>
        <p className={css.status}>{statusOf(bond, today)}</p>
      </header>
      <p className={css.fine}>Номер выпуска {numberIssue}</p>
      <FactList className={css.figures} facts={facts} />
      <PhoneDetails summary={documents.length > 0 ? 'Объём, номинал и документы' : 'Объём и номинал'}>
        <div className={css.more}>
          <FactList facts={more} />
          {documents.length > 0 && <FileList files={documents} />}
        </div>
      </PhoneDetails>
      <p className={css.links}>
        {chosen && !isRedeemed(bond, today) && (
          <Link to={`${searchOf({ ...chosen.choice, bond })}#${CALCULATOR_ANCHOR}`}>
            Посчитать<span className="visually-hidden"> доход по {ticker}</span>
          </Link>
        )}
        <a href={`${API_BASE_PATH}${INVESTOR_PATHS.bondCalendarOf}/${id}`} download>
          Даты в календарь<span className="visually-hidden"> по {ticker}</span> (.ics)
        </a>
      </p>
    </div>
  );
}
