import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '@polden/api-contract';
import { bondLots, bondMaturity, paidBondCoupons, wholeBondsRubles } from '@polden/lending-math';
import { formatRubles, moscowDay } from '@polden/ru';
import { AppError } from '../../core/errors/app-error.ts';
import { InvestorOffers } from '../../content/index.ts';
import type { BondRequestDto, InvestorRequestDto } from './investor-requests.dto.ts';

/** Whether investors are offered now what a request is about. */
@Injectable()
export class InvestorChecks {
  constructor(private readonly offers: InvestorOffers) {}

  /** What was chosen, in words; 422 for a sum, a term or a way of payment that is not offered. */
  async deposit(asked: InvestorRequestDto): Promise<{ entity: string; profitOption: string }> {
    const options = await this.offers.calcOptions();
    const entity = options.entities.find(({ id }) => id === asked.entity);
    const profit = options.profitOptions.find(({ id }) => id === asked.profitOption);
    const errors: FieldErrors = {};
    const own = options.rates.filter((rate) => rate.entity === asked.entity);
    const ofPeriod = own.filter(({ months }) => months === asked.period);
    const chosen = ofPeriod.find(({ profitOption }) => profitOption === asked.profitOption);
    if (!entity) errors['entity'] = ['Сейчас мы не принимаем такие заявки'];
    else if (ofPeriod.length === 0) errors['period'] = ['Выберите срок из списка'];
    else if (!chosen) errors['profitOption'] = ['Для этого срока выберите другую выплату'];
    // A term has bounds of its own; without one that is offered those of the person are told.
    const { minSum, maxSum } = chosen ?? { minSum: entity?.minSum ?? 0, maxSum: options.maxSum };
    if (entity && (asked.sum < minSum || asked.sum > maxSum))
      errors['sum'] = [
        `Сумма${chosen ? ' для этого срока' : ''} — от ${formatRubles(minSum)} до ${formatRubles(maxSum)}`,
      ];
    if (!entity || !profit || Object.keys(errors).length > 0) throw AppError.invalid(errors);
    return { entity: entity.title, profitOption: profit.title };
  }

  /** Ticker and issue; 422 for bonds that are not offered, or are redeemed, and for a sum that buys no whole ones. */
  async bond({ bondId, sum }: BondRequestDto): Promise<string> {
    const bond = (await this.offers.bonds()).find(({ id }) => id === bondId);
    const today = moscowDay(new Date());
    if (
      !bond ||
      (bond.placedOn !== null && bondMaturity({ placedOn: bond.placedOn, years: bond.year }) <= today)
    )
      throw AppError.invalid({ bondId: ['Этого выпуска сейчас нет: выберите другой'] });
    const lots = bondLots(bond, paidBondCoupons({ ...bond, years: bond.year }, today));
    const problem = bondSumProblem(sum, lots);
    if (problem !== null) throw AppError.invalid({ sum: [problem] });
    return `${bond.ticker}, ${bond.numberIssue}`;
  }
}

function bondSumProblem(sum: number, lots: ReturnType<typeof bondLots>): string | null {
  const { nominal, volume } = lots;
  const whole = wholeBondsRubles(sum, lots);
  if (whole === sum) return null;
  return sum < nominal || sum > volume
    ? `Сумма — от ${formatRubles(nominal)} до ${formatRubles(wholeBondsRubles(volume, lots))}`
    : `Облигации продаются целиком, по ${formatRubles(nominal)}: подойдёт ${formatRubles(whole)}`;
}
