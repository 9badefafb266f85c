import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { OWN_DATA_PATHS } from '@polden/api-contract';
import { type Client, CurrentClient, ForClients } from '../../clients/index.ts';
import { TransferCodeDto } from '../payments/payments.dto.ts';
import { LoanPaymentRequestDto, OwnLoansDto } from './own-loans.dto.ts';
import { OwnLoansService } from './own-loans.service.ts';

/** What a client pays back. */
@ApiTags('account')
@ForClients()
@Controller()
export class OwnLoansController {
  constructor(private readonly service: OwnLoansService) {}

  @Get(OWN_DATA_PATHS.loans)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OwnLoansDto })
  loans(@CurrentClient() client: Client): Promise<OwnLoansDto> {
    return this.service.of(client);
  }

  @Post(OWN_DATA_PATHS.loanPayment)
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TransferCodeDto })
  @ApiUnprocessableEntityResponse()
  payment(@CurrentClient() client: Client, @Body() body: LoanPaymentRequestDto): Promise<TransferCodeDto> {
    return this.service.payment(client, body);
  }
}
