import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { CAR_PATHS } from '@polden/api-contract';
import { moscowDay } from '@polden/ru';
import { carPrice } from '@polden/reference-data';
import { Public } from '../../core/access/access.decorators.ts';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { CarCostDto, CarCostRequestDto } from './cars.dto.ts';
import { carCost } from './depreciation.ts';

const OLDEST = 40;
const REFUSAL = 'Слишком много запросов. Попробуйте немного позже';

@ApiTags('cars')
@ApiUnprocessableEntityResponse()
@ApiTooManyRequestsResponse()
@Public()
@Controller()
export class CarsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  /** Roughly what the car is worth: for the form, not for a contract. */
  @Post(CAR_PATHS.cost)
  @HttpCode(200)
  @ApiOkResponse({ type: CarCostDto })
  async cost(
    @Body() { brandId, modelId, year, mileage }: CarCostRequestDto,
    @Ip() ip: string,
  ): Promise<CarCostDto> {
    await this.budgets.spendOfAddress('car', ip, {
      budget: this.config.limits.lookup.carIp,
      refusal: REFUSAL,
    });
    const price = carPrice(brandId, modelId);
    if (!price) throw AppError.invalid({ modelId: ['Такой модели в списке нет'] });
    const age = Number(moscowDay(new Date()).slice(0, 4)) - year;
    if (age < 0 || age > OLDEST) throw AppError.invalid({ year: ['Проверьте год выпуска'] });
    return { cost: carCost(price, age, mileage), currency: 'RUB' };
  }
}
