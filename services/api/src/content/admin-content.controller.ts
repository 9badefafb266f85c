import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, type Type } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiExtraModels,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_HEADER, UPLOAD_HEADER } from '@polden/api-contract';
import { type ContentType, isPersonal, operationPaths } from '@polden/content-model';
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../core/idempotency/idempotency.ts';
import { Requires, TakesUpload } from '../core/access/access.decorators.ts';
import { MediaImageDto } from './media/media.dto.ts';
import { CurrentStaff, StaffActor } from '../rbac/index.ts';
import { addRoute, at } from './add-route.ts';
import { takesForm } from './content-forms.ts';
import { opensItem, operationsOf } from './content-operations.ts';
import type { ContentQuery } from './content-query.dto.ts';
import { schemaPrefix } from './content-schemas.ts';
import { ContentServices } from './content-services.ts';
import { IdPipe } from '../core/dto/id.pipe.ts';
import { objectBody } from '../core/dto/object-body.ts';
import { bodyOf, namesVersion, runOperation, takenBy } from './run-operation.ts';
import { withContactsOf } from './personal/hidden-contacts.ts';

const AS_FORM: MethodDecorator[] = [
  TakesUpload(),
  ApiConsumes('application/json', 'multipart/form-data'),
  ApiHeader({ name: UPLOAD_HEADER, required: false, description: 'Required with multipart/form-data' }),
];

/** The controller with which staff edit one type: a route for each operation that the type has. */
export function adminContentController(type: ContentType): Type {
  @ApiTags(type.name)
  @ApiBearerAuth()
  @ApiExtraModels(MediaImageDto)
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  @Controller()
  class AdminContentController {
    constructor(readonly services: ContentServices) {}
  }

  for (const [name, operation, right] of operationsOf(type)) {
    const mayBeForm = takesForm(type, name);
    const adds = name === 'add';
    const handler = async function (
      this: AdminContentController,
      id: number,
      query: ContentQuery,
      sent: unknown,
      actor: StaffActor,
      request?: FastifyRequest,
    ): Promise<unknown> {
      const received = request?.isMultipart()
        ? await this.services.forms.read(type, request, actor)
        : objectBody(sent);
      const taken = takenBy(type, name, operation);
      const body = await this.services.bodies.read(type, { name, id, taken }, received);
      const answer = await withContactsOf(type, actor, body, (given) =>
        runOperation(this.services, type, [name, operation], {
          ...{ id, query, body: given, actor },
          key: keyOf(request),
        }),
      );
      if (isPersonal(type) && opensItem(name)) await this.services.access.note(actor, 'review', String(id));
      return answer;
    };
    const [first = '', ...further] = operationPaths(type, name).map((path) => path + operation.path);
    const paths = further.length > 0 ? [first, ...further] : first;
    const body = bodyOf(type, name, operation);
    const isRead = operation.method === 'GET';
    const types = [Number, operation.query ?? Object, Object, StaffActor];
    addRoute(AdminContentController, name, handler, types, [
      isRead ? Get(paths) : Post(paths),
      HttpCode(200),
      Requires(right),
      ApiOkResponse({ schema: operation.answer(type) }),
      ...(body ? [ApiBody({ schema: body, required: operation.body !== undefined })] : []),
      ...(mayBeForm ? AS_FORM : []),
      ...(adds ? [ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false })] : []),
      ...(adds || namesVersion(name, operation)
        ? [ApiConflictResponse({ description: '`current` is the item as it stands' })]
        : []),
    ]);
    const parameters: ParameterDecorator[] = [
      ...(operation.path === '' ? [] : [at(0, Param('id', IdPipe))]),
      ...(operation.query ? [at(1, Query())] : []),
      ...(isRead ? [] : [at(2, Body())]),
      at(3, CurrentStaff()),
      ...(mayBeForm || adds ? [at(4, Req())] : []),
    ];
    for (const decorate of parameters) decorate(AdminContentController.prototype, name, 0);
  }

  // Its name is that of the operations in the OpenAPI document, and of the provider.
  Object.defineProperty(AdminContentController, 'name', { value: `${schemaPrefix(type)}Controller` });
  return AdminContentController;
}

/** Under which a new item is added once; 422 for a header that cannot be a key. */
function keyOf(request: FastifyRequest | undefined): string | undefined {
  const header = request?.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  return clientKey(typeof header === 'string' ? header : undefined);
}
