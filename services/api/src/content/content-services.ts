import { Injectable } from '@nestjs/common';
import { PersonalAccess } from '../history/index.ts';
import { ContentBulk } from './content-bulk.ts';
import { ContentEditor } from './content-editor.ts';
import { ContentForms } from './content-forms.ts';
import { ContentReader } from './content-reader.ts';
import { ContentRevisions } from './content-revisions.ts';
import { ContentTrash } from './content-trash.ts';
import { GivenBodies } from './given-bodies.ts';
import { Highlights } from './highlights.ts';
import { ContentOrder } from './order/content-order.ts';

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
    readonly bodies: GivenBodies,
    readonly access: PersonalAccess,
  ) {}
}
