import { Body, Controller, Get, HttpCode, Param, Post, Query, type Type } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { ContentList } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { Requires } from '../access/access.decorators.ts';
import { MediaImageDto } from '../media/media.dto.ts';
import { CurrentStaff, StaffActor } from '../rbac/staff-actor.ts';
import { ContentEditor, type GivenFields } from './content-editor.service.ts';
import { ContentListQueryDto, MoveDto } from './content-query.dto.ts';
import { ContentReader } from './content-reader.service.ts';
import { inputSchema, itemSchema, listSchema, rowSchema } from './content-schemas.ts';
import type { ContentItem, ContentListRow } from './content-view.ts';
import { Highlights } from './highlights.service.ts';
import { IdPipe } from './id.pipe.ts';

/** The controller with which staff edit one type, under `admin/<name>`. */
export function adminContentController(type: ContentType): Type {
  const { actions } = type;
  const highlightList = { schema: { type: 'array', items: rowSchema() } } as const;

  @ApiTags(type.name)
  @ApiBearerAuth()
  @ApiExtraModels(MediaImageDto)
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  @Controller(`admin/${type.name}`)
  class AdminContentController {
    constructor(
      private readonly reader: ContentReader,
      private readonly editor: ContentEditor,
      private readonly highlights: Highlights,
    ) {}

    @Get('list')
    @Requires(actions.read)
    @ApiOkResponse({ schema: listSchema() })
    list(@Query() query: ContentListQueryDto): Promise<ContentList<ContentListRow>> {
      return this.reader.list(type, query);
    }

    @Get('item/:id')
    @Requires(actions.read)
    @ApiOkResponse({ schema: itemSchema(type) })
    item(@Param('id', IdPipe) id: number): Promise<ContentItem> {
      return this.reader.item(type, id);
    }

    @Post('add')
    @HttpCode(200)
    @Requires(actions.add)
    @ApiBody({ schema: inputSchema(type, [type.title]) })
    @ApiOkResponse({ schema: itemSchema(type) })
    add(@Body() body: unknown, @CurrentStaff() actor: StaffActor): Promise<ContentItem> {
      return this.editor.add(type, fieldsIn(body), actor);
    }

    @Post('update/:id')
    @HttpCode(200)
    @Requires(actions.edit)
    @ApiBody({ schema: inputSchema(type, ['version']) })
    @ApiOkResponse({ schema: itemSchema(type) })
    @ApiConflictResponse({ description: '`current` is the item as it stands' })
    update(
      @Param('id', IdPipe) id: number,
      @Body() body: unknown,
      @CurrentStaff() actor: StaffActor,
    ): Promise<ContentItem> {
      return this.editor.update(type, id, fieldsIn(body), actor);
    }

    @Post('remove/:id')
    @HttpCode(200)
    @Requires(actions.remove)
    @ApiOkResponse({ schema: { type: 'boolean', enum: [true] } })
    remove(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<true> {
      return this.editor.remove(type, id, actor);
    }

    @Post('publish/:id')
    @HttpCode(200)
    @Requires(actions.publish)
    @ApiOkResponse({ schema: itemSchema(type) })
    publish(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<ContentItem> {
      return this.editor.publish(type, id, actor);
    }

    @Post('unpublish/:id')
    @HttpCode(200)
    @Requires(actions.publish)
    @ApiOkResponse({ schema: itemSchema(type) })
    unpublish(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<ContentItem> {
      return this.editor.unpublish(type, id, actor);
    }

    @Post('remove-img/:id')
    @HttpCode(200)
    @Requires(actions.edit)
    @ApiOkResponse({ schema: itemSchema(type) })
    removeImages(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<ContentItem> {
      return this.editor.removeImages(type, id, actor);
    }

    @Get('grands')
    @Requires(actions.read)
    @ApiOkResponse(highlightList)
    highlighted(): Promise<ContentListRow[]> {
      return this.highlights.list(type);
    }

    @Post('grand-add/:id')
    @HttpCode(200)
    @Requires(actions.order)
    @ApiOkResponse(highlightList)
    highlight(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<ContentListRow[]> {
      return this.highlights.add(type, id, actor);
    }

    @Post('grand-remove/:id')
    @HttpCode(200)
    @Requires(actions.order)
    @ApiOkResponse(highlightList)
    unhighlight(
      @Param('id', IdPipe) id: number,
      @CurrentStaff() actor: StaffActor,
    ): Promise<ContentListRow[]> {
      return this.highlights.remove(type, id, actor);
    }

    @Post('grand-move/:id')
    @HttpCode(200)
    @Requires(actions.order)
    @ApiOkResponse(highlightList)
    moveHighlight(
      @Param('id', IdPipe) id: number,
      @Body() { direction }: MoveDto,
      @CurrentStaff() actor: StaffActor,
    ): Promise<ContentListRow[]> {
      return this.highlights.move(type, id, direction, actor);
    }
  }

  // Its name is that of the operations in the OpenAPI document, and of the provider.
  const name = `Admin${type.name.replace(/(?:^|-)(\w)/gu, (_match, letter: string) => letter.toUpperCase())}Controller`;
  Object.defineProperty(AdminContentController, 'name', { value: name });
  return AdminContentController;
}

/** Each field is checked by the rules of its kind; what is no object has none. */
function fieldsIn(body: unknown): GivenFields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as GivenFields) : {};
}
