import { carBrands, carModels, type CarBrand } from '@polden/reference-data';

/** The brand that was typed: «LADA», «ваз» and «LADA (ВАЗ)» are one; undefined for what is not in the list. */
export function findBrand(typed: string): CarBrand | undefined {
  const written = typed.trim().toLowerCase();
  return carBrands().find(({ name }) => {
    const known = name.toLowerCase();
    return known === written || known.split(/\s*[()]/u).includes(written);
  });
}

/** Ids of the brand and model that were typed; null when the list does not have them. */
export function findModel(mark: string, model: string): { brandId: number; modelId: number } | null {
  const brand = findBrand(mark);
  const written = model.trim().toLowerCase();
  const found = brand && carModels(brand.id).find(({ name }) => name.toLowerCase() === written);
  return found ? { brandId: found.brandId, modelId: found.id } : null;
}
