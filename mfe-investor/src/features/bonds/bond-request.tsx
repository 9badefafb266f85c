import { formatRubles } from '@polden/ru';
import { RequestPanel } from '@polden/request-form';
import { Notice, Section } from '@polden/ui';
import { type BondChoice, searchOf } from '../bond-choice/bond-choice.ts';
import { bondRequest } from '../requests/bond-request.form.ts';

/** A request for what the calculator shows. */
export function BondRequest({ choice }: { choice: BondChoice }) {
  const { bond, account, sumRubles } = choice;
  const terms = `${bond.ticker} на ${formatRubles(sumRubles)}, счёт: ${account.title}.`;
  const asked = { bondId: bond.id, brokerAccountId: account.id, sum: sumRubles };
  return (
    <Section label="Как купить" tone="sunken">
      {sumRubles === 0 && (
        <Notice title="Для заявки нужна сумма">
          <p>
            Напишите её цифрами <a href="#calc">в калькуляторе</a>, и форма заявки появится здесь.
          </p>
        </Notice>
      )}
      {/* It stays where it is: a sum that is being typed anew takes nothing of what was filled in. */}
      <div hidden={sumRubles === 0}>
        <RequestPanel model={{ ...bondRequest(asked, terms), search: searchOf(choice) }} />
      </div>
    </Section>
  );
}
