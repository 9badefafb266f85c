import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '@polden/api-contract';
import { bondMaturity } from '@polden/lending-math';
import { formatRubles, moscowDay } from '@polden/ru';
import { AppError } from '../../core/errors/app-error.ts';
import { InvestorOffers } from '../../content/index.ts';
import type { InvestorRequestDto } from './investor-requests.dto.ts';

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
    if (!entity) errors['entity'] = ['Сейчас мы не принимаем такие заявки'];
    else if (asked.sum < entity.minSum || asked.sum > options.maxSum)
      errors['sum'] = [`Сумма — от ${formatRubles(entity.minSum)} до ${formatRubles(options.maxSum)}`];
    const own = options.rates.filter(({ entity: whose }) => whose === asked.entity);
    if (entity && !own.some(({ months }) => months === asked.period))
      errors['period'] = ['Выберите срок из списка'];
    else if (
      entity &&
      !own.some((rate) => rate.months === asked.period && rate.profitOption === asked.profitOption)
    )
      errors['profitOption'] = ['Для этого срока выберите другую выплату'];
    if (!entity || !profit || Object.keys(errors).length > 0) throw AppError.invalid(errors);
    return { entity: entity.title, profitOption: profit.title };
  }

  /** Ticker and issue; 422 for bonds that are not offered, or are redeemed. */
  async bond(id: number): Promise<string> {
    const bond = (await this.offers.bonds()).find((each) => each.id === id);
    const today = moscowDay(new Date());
    if (
      !bond ||
      (bond.placedOn !== null && bondMaturity({ placedOn: bond.placedOn, years: bond.year }) <= today)
    )
      throw AppError.invalid({ bondId: ['Этого выпуска сейчас нет: выберите другой'] });
    return `${bond.ticker}, ${bond.numberIssue}`;
  }
}
