import { Injectable } from '@nestjs/common';
import { PersonalAccess } from '../history/index.ts';
import { ContentBulk } from './content-bulk.service.ts';
import { ContentEditor } from './content-editor.service.ts';
import { ContentForms } from './content-forms.service.ts';
import { ContentReader } from './content-reader.service.ts';
import { ContentRevisions } from './content-revisions.service.ts';
import { ContentTrash } from './content-trash.service.ts';
import { Highlights } from './highlights.service.ts';
import { ContentOrder } from './order/content-order.service.ts';

/** All that the operations of staff are done by. */
@Injectable()
export class ContentServices {
  constructor(
    readonly reader: ContentReader,
    readonly editor: ContentEditor,
    readonly trash: ContentTrash,
    readonly order: ContentOrder,
    readonly highlights: Highlights,
    readonly revisions: ContentRevisions,
    readonly bulk: ContentBulk,
    readonly forms: ContentForms,
    readonly access: PersonalAccess,
  ) {}
}
