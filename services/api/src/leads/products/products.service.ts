import { Injectable } from '@nestjs/common';
import type { ProductCode } from '@polden/api-contract';
import { moscowDay } from '@polden/ru';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { FullCosts } from './full-costs.ts';
import type { ProductEntity } from './product.entity.ts';
import type { ProductInfoDto, ProductsInfoDto, PromotionDto } from './products.dto.ts';
import { activePromotion, productsWithRates } from './products.repository.ts';
import type { PromotionEntity } from './promotion.entity.ts';

/** A changed condition is on the site within this time, in every process. */
const CACHE_MS = 10_000;

@Injectable()
export class ProductsService {
  private readonly fullCosts = new FullCosts();
  private cached: { until: number; info: Promise<ProductsInfoDto> } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** The product table, at most ten seconds old; 503 when it cannot be read. */
  info(): Promise<ProductsInfoDto> {
    if (this.cached && this.cached.until > Date.now()) return this.cached.info;
    const info = this.load();
    const entry = { until: Date.now() + CACHE_MS, info };
    this.cached = entry;
    info.catch(() => {
      if (this.cached === entry) this.cached = undefined;
    });
    return info;
  }

  /** Limits and words of one product; 422 when the lender does not offer it now. */
  async product(code: ProductCode): Promise<ProductInfoDto> {
    const { products } = await this.info();
    const found = products.find(({ product }) => product === code);
    if (!found) throw AppError.invalid({ product: ['Этот заём сейчас не выдаётся'] });
    return found;
  }

  private async load(): Promise<ProductsInfoDto> {
    const { manager } = this.dataSource;
    try {
      const [products, promotion] = await Promise.all([productsWithRates(manager), activePromotion(manager)]);
      const offer = promotion && toPromotion(promotion);
      const conditions = products.map(toConditions);
      return {
        products: await this.fullCosts.of(conditions, offer, moscowDay(new Date())),
        promotion: offer,
      };
    } catch (cause) {
      throw new AppError(503, 'Error loading products information', { cause });
    }
  }
}

function toConditions(row: ProductEntity): Omit<ProductInfoDto, 'fullCost'> {
  return {
    product: row.code,
    title: row.title,
    terms: {
      min: row.termMin,
      max: row.termMax,
      step: row.termStep,
      default: row.termDefault,
      multiply: row.termMultiply,
    },
    sum: { min: row.sumMin, max: row.sumMax, step: row.sumStep, default: row.sumDefault },
    termsDesc: { single: row.termSingle, more: row.termMore, many: row.termMany },
    additionalSteps: row.additionalSteps,
    rates: row.rates.map(({ fromDays, percent, unit }) => ({ fromDays, percent, unit })),
    marketAveragePercent: row.marketAveragePercent,
  };
}

function toPromotion({
  name,
  product,
  termMin,
  termMax,
  sumMin,
  sumMax,
  link,
}: PromotionEntity): PromotionDto {
  return { name, product, term: { min: termMin, max: termMax }, sum: { min: sumMin, max: sumMax }, link };
}
