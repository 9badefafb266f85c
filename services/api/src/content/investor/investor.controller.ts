import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Bond, INVESTOR_PATHS } from '@polden/api-contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { Public } from '../../core/access/access.decorators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { IdPipe } from '../../core/dto/id.pipe.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { Revalidated } from '../public/revalidated.ts';
import { bondCalendar } from './bond-calendar.ts';
import { InvestorOffers } from './investor-offers.ts';
import { BondDto, InvestorCalcOptionsDto } from './investor.dto.ts';

const CALENDAR = 'text/calendar; charset=utf-8';

@ApiTags('investor')
@Public()
@Controller()
export class InvestorController {
  constructor(
    private readonly offers: InvestorOffers,
    private readonly config: ApiConfig,
  ) {}

  @Get(INVESTOR_PATHS.calcOptions)
  @Revalidated()
  @ApiOkResponse({ type: InvestorCalcOptionsDto })
  calcOptions(): Promise<InvestorCalcOptionsDto> {
    return this.offers.calcOptions();
  }

  @Get(INVESTOR_PATHS.bonds)
  @Revalidated()
  @ApiOkResponse({ type: [BondDto] })
  bonds(): Promise<BondDto[]> {
    return this.offers.bonds();
  }

  @Get(INVESTOR_PATHS.bondCalendar)
  @Revalidated()
  @Header('Content-Type', CALENDAR)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async calendar(): Promise<string> {
    return this.calendarOf(await this.offers.bonds());
  }

  @Get(`${INVESTOR_PATHS.bondCalendarOf}/:id`)
  @Revalidated()
  @Header('Content-Type', CALENDAR)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse()
  async calendarOfOne(
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const bond = (await this.offers.bonds()).find((each) => each.id === id);
    if (!bond) throw new AppError(404, 'Такого выпуска нет');
    const name = contentDisposition(`${bond.ticker}.ics`, { fallback: `bond-${id}.ics` });
    void reply.header('Content-Disposition', name);
    return this.calendarOf([bond]);
  }

  private calendarOf(bonds: readonly Bond[]): string {
    const { publicOrigin: origin, brand } = this.config;
    return bondCalendar(bonds, { origin, domain: brand.domain, brandName: brand.name });
  }
}
