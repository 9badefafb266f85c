import type { EntityManager } from 'typeorm';
import { ProductEntity } from './product.entity.ts';
import { PromotionEntity } from './promotion.entity.ts';

/** In the order in which they are shown, rates from the shortest terms on. */
export function productsWithRates(manager: EntityManager): Promise<ProductEntity[]> {
  return manager.find(ProductEntity, {
    relations: { rates: true },
    order: { position: 'ASC', rates: { fromDays: 'ASC' } },
  });
}

/** The last one that was made active; null without one. */
export function activePromotion(manager: EntityManager): Promise<PromotionEntity | null> {
  return manager.findOne(PromotionEntity, { where: { active: true }, order: { id: 'DESC' } });
}
