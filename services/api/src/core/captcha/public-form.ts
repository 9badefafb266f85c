import { applyDecorators, HttpCode, Post, type Type } from '@nestjs/common';
import {
  ApiHeader,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_HEADER } from '@polden/api-contract';
import { Public } from '../access/access.decorators.ts';
import { SpendsFormBudget } from './form-budget.ts';

/** A controller of forms that anybody may send, each once under its idempotency key. */
export const PublicForms = (tag: string) =>
  applyDecorators(
    ApiTags(tag),
    ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false }),
    ApiUnprocessableEntityResponse(),
    ApiTooManyRequestsResponse(),
    Public(),
  );

/** The handler of one form: `budget` says of which kind, see SpendsFormBudget. */
export const TakesForm = (path: string, budget: string, accepted: Type) =>
  applyDecorators(Post(path), HttpCode(200), SpendsFormBudget(budget), ApiOkResponse({ type: accepted }));
