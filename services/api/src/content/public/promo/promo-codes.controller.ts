import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PROMO_CODES_PATH } from '@polden/api-contract';
import { promoCode } from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { VisibleContent } from '../../visible-content.ts';
import { PromoCodeDto } from './promo-codes.dto.ts';

@ApiTags('promo')
@Public()
@Controller()
export class PromoCodesController {
  constructor(private readonly content: VisibleContent) {}

  /** Only the codes that can be used today, by the Moscow clock. */
  @Get(PROMO_CODES_PATH)
  @Revalidated()
  @ApiOkResponse({ type: [PromoCodeDto] })
  async all(): Promise<PromoCodeDto[]> {
    const today = moscowDay(new Date());
    const items = await this.content.all(promoCode);
    return items
      .filter(({ values }) => (values.startsOn ?? today) <= today && today <= (values.endsOn ?? today))
      .map(({ id, values: { title, code, conditions, startsOn, endsOn } }) => ({
        id,
        title,
        code,
        conditions,
        startsOn,
        endsOn,
      }));
  }
}
