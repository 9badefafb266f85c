import { Module } from '@nestjs/common';
import { CONTENT_TYPES } from '@polden/content-model';
import { RbacModule } from '../rbac/index.ts';
import { MediaModule } from './media/media.module.ts';
import { adminContentController } from './admin-content.controller.ts';
import { Idempotency } from '../core/idempotency/idempotency.service.ts';
import { AddedOnce } from './added-once.service.ts';
import { AutosaveController } from './autosave/autosave.controller.ts';
import { Autosaves } from './autosave/autosave.service.ts';
import { OutdatedWork } from './autosave/outdated-work.service.ts';
import { BlogController } from './blog/blog.controller.ts';
import { BlogRatingService } from './blog/blog-rating.service.ts';
import { BlogService } from './blog/blog.service.ts';
import { ContentBodyLimit } from './content-body-limit.ts';
import { ContentCounts } from './content-counts.repository.ts';
import { ContentEditor } from './content-editor.service.ts';
import { ContentReader } from './content-reader.service.ts';
import { ContentRepository } from './content.repository.ts';
import { ContentView } from './content-view.ts';
import { StaffLists } from './lists/staff-lists.repository.ts';
import { ContentVault } from './personal/content-vault.ts';
import { ContentWrites } from './content-writes.ts';
import { Highlights } from './highlights.service.ts';
import { ScheduledPublications } from './scheduled-publications.ts';
import { PresenceController } from './presence/presence.controller.ts';
import { PresenceService } from './presence/presence.service.ts';
import { RedirectImportController } from './redirect-import/redirect-import.controller.ts';
import { RedirectImport } from './redirect-import/redirect-import.service.ts';
import { PublishedPhotos } from './published-photos.service.ts';
import { SlugKeeper } from './slugs/slug-keeper.ts';
import { ItemFiles } from './item-files.service.ts';
import { BulkPreviews } from './bulk/bulk-preview.service.ts';
import { PublicationGate } from './approvals/publication-gate.ts';
import { ToBePublished } from './approvals/to-be-published.ts';
import { ContentBulk } from './content-bulk.service.ts';
import { ContentForms } from './content-forms.service.ts';
import { ContentLinks } from './content-links.ts';
import { DocumentVersions } from './documents/document-versions.service.ts';
import { LinkCheckController } from './link-check/link-check.controller.ts';
import { LinkCheckWorker } from './link-check/link-check.worker.ts';
import { LinkJudge } from './link-check/link-judge.ts';
import { LinkKeeper } from './link-check/link-keeper.ts';
import { LinkList } from './link-check/link-list.service.ts';
import { LinkMending } from './link-check/link-mending.service.ts';
import { LinkTargets } from './link-check/link-targets.service.ts';
import { ContentOrder } from './order/content-order.service.ts';
import { ContentRevisions } from './content-revisions.service.ts';
import { ReplacedPictures } from './replaced-pictures.service.ts';
import { ShownPictures } from './shown-pictures.service.ts';
import { ContentServices } from './content-services.ts';
import { ContentTrash } from './content-trash.service.ts';
import { PlaceKeeper } from './order/place-keeper.repository.ts';
import { ChangeSetCheck } from './change-sets/change-set-check.ts';
import { ChangeSetGuard } from './change-sets/change-set-guard.service.ts';
import { ChangeSetItems } from './change-sets/change-set-items.service.ts';
import { ChangeSetMembers } from './change-sets/change-set-members.service.ts';
import { ChangeSetReturn } from './change-sets/change-set-return.service.ts';
import { ChangeSetPublication } from './change-sets/change-set-publication.service.ts';
import { MomentRights } from './due/moment-rights.ts';
import { ChangeSetRights } from './change-sets/change-set-rights.ts';
import { ChangeSetsController } from './change-sets/change-sets.controller.ts';
import { ChangeSets } from './change-sets/change-sets.service.ts';
import { Calendar } from './drafts/calendar.service.ts';
import { ContentDrafts } from './drafts/content-drafts.service.ts';
import { DraftsController } from './drafts/drafts.controller.ts';
import { DueChanges } from './due/due-changes.ts';
import { Schedules } from './drafts/schedules.service.ts';
import { VisibleContent } from './visible-content.service.ts';

/** The content that staff edit and visitors read. */
@Module({
  imports: [MediaModule, RbacModule],
  controllers: [
    ...CONTENT_TYPES.map(adminContentController),
    AutosaveController,
    BlogController,
    ChangeSetsController,
    DraftsController,
    LinkCheckController,
    PresenceController,
    RedirectImportController,
  ],
  providers: [
    AddedOnce,
    Autosaves,
    BlogRatingService,
    BlogService,
    BulkPreviews,
    Calendar,
    ChangeSetCheck,
    ChangeSetGuard,
    ChangeSetItems,
    ChangeSetMembers,
    ChangeSetReturn,
    ChangeSetPublication,
    ChangeSetRights,
    MomentRights,
    ChangeSets,
    ContentBodyLimit,
    ContentCounts,
    ContentDrafts,
    ContentEditor,
    ContentForms,
    ContentReader,
    ContentRepository,
    ContentVault,
    ContentView,
    ContentWrites,
    DocumentVersions,
    DueChanges,
    Highlights,
    Idempotency,
    ItemFiles,
    LinkCheckWorker,
    LinkJudge,
    LinkKeeper,
    LinkList,
    LinkMending,
    LinkTargets,
    OutdatedWork,
    ScheduledPublications,
    Schedules,
    StaffLists,
    ContentBulk,
    ContentLinks,
    ContentOrder,
    ContentRevisions,
    ContentServices,
    ContentTrash,
    PlaceKeeper,
    PresenceService,
    PublicationGate,
    ToBePublished,
    PublishedPhotos,
    RedirectImport,
    ReplacedPictures,
    ShownPictures,
    VisibleContent,
    SlugKeeper,
  ],
  exports: [
    ContentEditor,
    ContentOrder,
    ContentReader,
    ContentRepository,
    ContentVault,
    ContentTrash,
    ContentView,
    ContentWrites,
    PublishedPhotos,
    StaffLists,
    ToBePublished,
    VisibleContent,
  ],
})
export class ContentModule {}
