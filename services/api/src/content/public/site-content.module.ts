import { Module } from '@nestjs/common';
import { Idempotency } from '../../core/idempotency/idempotency.ts';
import { MediaModule } from '../media/media.module.ts';
import { ContentModule } from '../content.module.ts';
import { NetworksController } from './network/networks.controller.ts';
import { PromoCodesController } from './promo/promo-codes.controller.ts';
import { RedirectsController } from './redirects/redirects.controller.ts';
import { ReviewConsentsController } from './reviews/review-consents.controller.ts';
import { ReviewFilesController } from './reviews/review-files.controller.ts';
import { ReviewFileVault } from './reviews/review-file-vault.ts';
import { ReviewFiles } from './reviews/review-files.ts';
import { ReviewIntake } from './reviews/review-intake.ts';
import { ReviewPhotos } from './reviews/review-photos.ts';
import { ReviewsController } from './reviews/reviews.controller.ts';
import { ReviewsReader } from './reviews/reviews.reader.ts';
import { SalesPointsController } from './sales-points/sales-points.controller.ts';
import { SeoMetaController } from './seo-meta/seo-meta.controller.ts';
import { SeoMetaService } from './seo-meta/seo-meta.service.ts';
import { AdminTextsController } from './texts/admin-texts.controller.ts';
import { TextsController } from './texts/texts.controller.ts';
import { TextsService } from './texts/texts.service.ts';

/** What visitors get of the content that belongs to the whole site rather than to a section. */
@Module({
  imports: [ContentModule, MediaModule],
  controllers: [
    AdminTextsController,
    NetworksController,
    PromoCodesController,
    RedirectsController,
    ReviewConsentsController,
    ReviewFilesController,
    ReviewsController,
    SalesPointsController,
    SeoMetaController,
    TextsController,
  ],
  providers: [
    Idempotency,
    ReviewFiles,
    ReviewFileVault,
    ReviewIntake,
    ReviewPhotos,
    ReviewsReader,
    SeoMetaService,
    TextsService,
  ],
})
export class SiteContentModule {}
