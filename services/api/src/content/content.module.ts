import { Module } from '@nestjs/common';
import { CONTENT_TYPES } from '@polden/content-model';
import { RbacModule } from '../rbac/index.ts';
import { MediaModule } from './media/media.module.ts';
import { adminContentController } from './admin-content.controller.ts';
import { Idempotency } from '../core/idempotency/idempotency.ts';
import { AddedOnce } from './added-once.ts';
import { AutosaveController } from './autosave/autosave.controller.ts';
import { Autosaves } from './autosave/autosave.ts';
import { OutdatedWork } from './autosave/outdated-work.ts';
import { BlogController } from './blog/blog.controller.ts';
import { BlogRatingService } from './blog/blog-rating.service.ts';
import { BlogService } from './blog/blog.service.ts';
import { ContentBodyLimit } from './content-body-limit.ts';
import { ContentCounts } from './content-counts.repository.ts';
import { ContentEditor } from './content-editor.ts';
import { ContentReader } from './content-reader.ts';
import { ContentRepository } from './content.repository.ts';
import { ContentView } from './content-view.ts';
import { StaffLists } from './lists/staff-lists.repository.ts';
import { ContentVault } from './personal/content-vault.ts';
import { ContentWrites } from './content-writes.ts';
import { GivenBodies } from './given-bodies.ts';
import { GivenValues } from './given-values.ts';
import { Highlights } from './highlights.ts';
import { ScheduledPublications } from './scheduled-publications.ts';
import { PresenceController } from './presence/presence.controller.ts';
import { PresenceService } from './presence/presence.service.ts';
import { RedirectImportController } from './redirect-import/redirect-import.controller.ts';
import { RedirectImport } from './redirect-import/redirect-import.ts';
import { PublishedPhotos } from './published-photos.ts';
import { SlugKeeper } from './slugs/slug-keeper.ts';
import { ItemFiles } from './item-files.ts';
import { BulkPreviews } from './bulk/bulk-preview.ts';
import { PublicationGate } from './approvals/publication-gate.ts';
import { ToBePublished } from './approvals/to-be-published.ts';
import { BulkLosses } from './bulk/bulk-losses.ts';
import { ContentBulk } from './content-bulk.ts';
import { ContentForms } from './content-forms.ts';
import { ContentLinks } from './content-links.ts';
import { DocumentVersions } from './documents/document-versions.ts';
import { LinkCheckController } from './link-check/link-check.controller.ts';
import { LinkCheckWorker } from './link-check/link-check.worker.ts';
import { LinkJudge } from './link-check/link-judge.ts';
import { LinkKeeper } from './link-check/link-keeper.ts';
import { LinkList } from './link-check/link-list.ts';
import { LinkMending } from './link-check/link-mending.ts';
import { LinkTargets } from './link-check/link-targets.ts';
import { ContentOrder } from './order/content-order.ts';
import { ContentRevisions } from './content-revisions.ts';
import { ReplacedPictures } from './replaced-pictures.ts';
import { ShownPictures } from './shown-pictures.ts';
import { ContentServices } from './content-services.ts';
import { ContentTrash } from './content-trash.ts';
import { PlaceKeeper } from './order/place-keeper.repository.ts';
import { ChangeSetCheck } from './change-sets/change-set-check.ts';
import { ChangeSetGuard } from './change-sets/change-set-guard.ts';
import { ChangeSetItems } from './change-sets/change-set-items.ts';
import { ChangeSetMembers } from './change-sets/change-set-members.ts';
import { ChangeSetReturn } from './change-sets/change-set-return.ts';
import { ChangeSetPublication } from './change-sets/change-set-publication.ts';
import { MomentRights } from './due/moment-rights.ts';
import { ChangeSetRights } from './change-sets/change-set-rights.ts';
import { ChangeSetsController } from './change-sets/change-sets.controller.ts';
import { ChangeSets } from './change-sets/change-sets.ts';
import { Calendar } from './drafts/calendar.ts';
import { ContentDrafts } from './drafts/content-drafts.ts';
import { DraftCheck } from './drafts/draft-check.ts';
import { DraftEnds } from './drafts/draft-ends.ts';
import { DraftsController } from './drafts/drafts.controller.ts';
import { DueChanges } from './due/due-changes.ts';
import { Schedules } from './drafts/schedules.ts';
import { VisibleContent } from './visible-content.ts';

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
    GivenBodies,
    GivenValues,
    DraftCheck,
    DraftEnds,
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
    BulkLosses,
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
    GivenValues,
    PublishedPhotos,
    StaffLists,
    ToBePublished,
    VisibleContent,
  ],
})
export class ContentModule {}
