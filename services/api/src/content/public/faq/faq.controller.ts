import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FAQ_PATHS } from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { IdPipe } from '../../../core/dto/id.pipe.ts';
import { Revalidated } from '../revalidated.ts';
import { FaqAnswerOfQuestionDto, FaqAnswersDto, FaqCategoriesDto, FaqQuestionsDto } from './faq.dto.ts';
import { FaqService } from './faq.service.ts';

@ApiTags('faq')
@Public()
@Controller()
export class FaqController {
  constructor(private readonly faq: FaqService) {}

  @Get(FAQ_PATHS.categories)
  @Revalidated()
  @ApiOkResponse({ type: FaqCategoriesDto })
  async categories(): Promise<FaqCategoriesDto> {
    return { ok: true, data: await this.faq.categories() };
  }

  @Get(FAQ_PATHS.questions)
  @Revalidated()
  @ApiOkResponse({ type: FaqQuestionsDto })
  async questions(): Promise<FaqQuestionsDto> {
    return { ok: true, data: await this.faq.questions() };
  }

  @Get(FAQ_PATHS.answers)
  @Revalidated()
  @ApiOkResponse({ type: FaqAnswersDto })
  async answers(): Promise<FaqAnswersDto> {
    return { ok: true, data: await this.faq.answers() };
  }

  @Get(`${FAQ_PATHS.answer}/:id`)
  @Revalidated()
  @ApiOkResponse({ type: FaqAnswerOfQuestionDto })
  @ApiNotFoundResponse()
  async answer(@Param('id', IdPipe) id: number): Promise<FaqAnswerOfQuestionDto> {
    return { ok: true, data: await this.faq.answer(id) };
  }
}
