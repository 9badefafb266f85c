import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { actionsOf, CONTENT_TYPES } from '@polden/content-model';
import { ApiConfig } from '../../core/config/api-config.ts';
import { GiveUpError } from '../../core/jobs/give-up-error.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { MENTION_LETTER, MENTION_LETTER_DEAD } from '../../core/jobs/queues.ts';
import { Mailer } from '../../core/mail/mailer.ts';
import { StaffLetters, StaffStandings } from '../../rbac/index.ts';
import { ContentRepository } from '../content.repository.ts';
import { historyTitle } from '../kept-facts.ts';
import { CommentsRepository } from './comments.repository.ts';
import { mentionLetter } from './mention-letter.ts';

/** Writes to people mentioned in a comment; the queue retries what the mail server refuses. */
@Injectable()
export class MentionLetters implements OnApplicationBootstrap {
  private readonly logger = new Logger(MentionLetters.name);

  constructor(
    private readonly config: ApiConfig,
    private readonly jobs: JobQueue,
    private readonly mailer: Mailer,
    private readonly letters: StaffLetters,
    private readonly standings: StaffStandings,
    private readonly items: ContentRepository,
    private readonly comments: CommentsRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(MENTION_LETTER, ({ commentId, userId }) => this.write(commentId, userId));
    await this.jobs.work(MENTION_LETTER_DEAD, async ({ commentId, userId }) =>
      this.logger.error(`comment ${commentId}: the letter to user ${userId} was not sent`),
    );
  }

  /** All is asked anew: rights, the wish for letters and the item may have changed since it was said. */
  private async write(commentId: number, userId: number): Promise<void> {
    if (this.config.mail.driver === 'none') return;
    const comment = await this.comments.unseen(commentId, userId);
    const type = CONTENT_TYPES.find(({ name }) => name === comment?.content_type);
    const to = await this.letters.addressForMentions(userId);
    if (!comment || !type || to === null) return;
    const standing = (await this.standings.of([userId]))(userId);
    if (!standing.may(actionsOf(type).item)) return;
    const item = await this.items.find(type, comment.item_id);
    if (!item) return;
    const { brand, publicOrigin } = this.config;
    const about = {
      author: comment.author_name,
      section: type.titles.section,
      title: historyTitle(type, item),
      url: `${publicOrigin}/admin/control-panel/${type.name}/${item.id}`,
      profileUrl: `${publicOrigin}/admin/profile`,
    };
    try {
      await this.mailer.send(mentionLetter(to, about, brand));
    } catch (error) {
      // What a mail server answers may name the address, and the queue keeps the message of what was thrown.
      this.logger.warn(`the letter about comment ${commentId} was not taken`);
      if (error instanceof GiveUpError) throw error;
      throw new Error('The letter was not taken', { cause: error });
    }
  }
}
