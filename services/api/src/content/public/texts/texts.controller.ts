import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TEXT_PATHS, type Texts } from '@polden/api-contract';
import { description, template } from '@polden/content-model';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { CityTextDto } from './texts.dto.ts';
import { TextsService } from './texts.service.ts';

const TEXTS = {
  schema: {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Sanitised HTML by identifier',
  },
} as const;

@ApiTags('texts')
@Public()
@Controller()
export class TextsController {
  constructor(private readonly texts: TextsService) {}

  @Get(TEXT_PATHS.templates)
  @Revalidated()
  @ApiOkResponse(TEXTS)
  templates(): Promise<Texts> {
    return this.texts.all(template);
  }

  @Get(TEXT_PATHS.descriptions)
  @Revalidated()
  @ApiOkResponse(TEXTS)
  descriptions(): Promise<Texts> {
    return this.texts.all(description);
  }

  @Get(TEXT_PATHS.cities)
  @Revalidated()
  @ApiOkResponse({ type: [CityTextDto] })
  cities(): Promise<CityTextDto[]> {
    return this.texts.ofCities();
  }
}
