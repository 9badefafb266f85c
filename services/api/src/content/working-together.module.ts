import { Module } from '@nestjs/common';
import { Idempotency } from '../core/idempotency/idempotency.ts';
import { MailModule } from '../core/mail/mail.module.ts';
import { RbacModule } from '../rbac/index.ts';
import { ApprovalsController } from './approvals/approvals.controller.ts';
import { Approvals } from './approvals/approvals.ts';
import { CommentsController } from './comments/comments.controller.ts';
import { CommentsRepository } from './comments/comments.repository.ts';
import { Comments } from './comments/comments.ts';
import { MentionLetters } from './comments/mention-letters.ts';
import { ContentModule } from './content.module.ts';

/** What several people do about one item: approvals and comments. */
@Module({
  imports: [ContentModule, MailModule, RbacModule],
  controllers: [ApprovalsController, CommentsController],
  providers: [Approvals, Comments, CommentsRepository, Idempotency, MentionLetters],
})
export class WorkingTogetherModule {}
