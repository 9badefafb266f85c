import { ApiProperty } from '@nestjs/swagger';
import type {
  FaqAnswer,
  FaqCategory,
  FaqEnvelope,
  FaqQuestion,
  FaqVote,
  FaqVotes,
} from '@polden/api-contract';
import { IsBoolean } from 'class-validator';
import { IsRowId } from '../../../core/dto/row-id.ts';

class FaqCategoryDto implements FaqCategory {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'From 1' })
  position: number;
}

class FaqQuestionDto implements FaqQuestion {
  @ApiProperty()
  id: number;

  @ApiProperty()
  question: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null: fetch it and put it here' })
  answer: string | null;

  @ApiProperty()
  faq_category_id: number;
}

class FaqAnswerDto implements FaqAnswer {
  @ApiProperty({ description: 'Of the question' })
  id: number;

  @ApiProperty({ description: 'Sanitised HTML' })
  answer: string;
}

class FaqEnvelopeDto {
  @ApiProperty({ enum: [true] })
  ok: true;
}

export class FaqCategoriesDto extends FaqEnvelopeDto implements FaqEnvelope<FaqCategory[]> {
  @ApiProperty({ type: [FaqCategoryDto] })
  data: FaqCategoryDto[];
}

export class FaqQuestionsDto extends FaqEnvelopeDto implements FaqEnvelope<FaqQuestion[]> {
  @ApiProperty({ type: [FaqQuestionDto] })
  data: FaqQuestionDto[];
}

export class FaqAnswersDto extends FaqEnvelopeDto implements FaqEnvelope<FaqAnswer[]> {
  @ApiProperty({ type: [FaqAnswerDto] })
  data: FaqAnswerDto[];
}

export class FaqAnswerOfQuestionDto extends FaqEnvelopeDto implements FaqEnvelope<FaqAnswer> {
  @ApiProperty({ type: FaqAnswerDto })
  data: FaqAnswerDto;
}

export class FaqVoteDto implements FaqVote {
  @ApiProperty({ description: 'Of the question' })
  @IsRowId('Укажите вопрос')
  id: number;

  @ApiProperty()
  @IsBoolean({ message: 'Пригодился ответ или нет: true или false' })
  useful: boolean;
}

export class FaqVotesDto implements FaqVotes {
  @ApiProperty()
  useful: number;

  @ApiProperty()
  useless: number;
}
