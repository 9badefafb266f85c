import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { PAYMENT_PATHS } from '@polden/api-contract';
import { Public } from '../../core/access/access.decorators.ts';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { TransferCodeDto, TransferRequestDto } from './payments.dto.ts';
import { PaymentsService } from './payments.service.ts';

const REFUSAL = 'Слишком много квитанций подряд. Попробуйте немного позже';

@ApiTags('payments')
@ApiUnprocessableEntityResponse()
@ApiTooManyRequestsResponse()
@Public()
@Controller()
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  @Post(PAYMENT_PATHS.transferCode)
  @HttpCode(200)
  @ApiOkResponse({ type: TransferCodeDto })
  async transferCode(@Body() body: TransferRequestDto, @Ip() ip: string): Promise<TransferCodeDto> {
    await this.budgets.spendOfAddress('payment', ip, {
      budget: this.config.limits.lookup.paymentIp,
      refusal: REFUSAL,
    });
    return this.payments.transferCode(body);
  }
}
