import { readFileSync } from 'node:fs';
import type { Brand, EnvReader } from '@polden/api-contract';
import { demoBrand } from './demo-brand.ts';

const FORM =
  "JSON with the lender's name, contacts and legal identity, as in deploy/systemd/brand.json.sample";

/**
 * The lender of the site. Only a laptop may show the made-up one of the demo: elsewhere people would give their consent
 * to, and sign papers of, a company that does not exist.
 */
export function readBrand(env: EnvReader, local: boolean): Brand {
  const brand = readBrandFile(env);
  if (!local && env.optional('BRAND_FILE') === undefined) env.complain(`BRAND_FILE is missing: ${FORM}`);
  if (!local && brand?.legal.inn === demoBrand.legal.inn)
    env.complain('BRAND_FILE has the INN of the demo: legal.inn is that of your company');
  return brand ?? demoBrand;
}

/** The brand of BRAND_FILE, which has to name everything that the demo brand names; undefined without the file. */
export function readBrandFile(env: EnvReader): Brand | undefined {
  const file = env.optional('BRAND_FILE');
  if (file === undefined) return undefined;
  try {
    const brand: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const missing = missingFields(demoBrand, brand);
    if (missing.length === 0) return brand as Brand;
    env.complain(`BRAND_FILE lacks ${missing.join(', ')}`);
  } catch {
    env.complain('BRAND_FILE is not readable JSON');
  }
  return undefined;
}

/** Paths at which `value` has no value of the same type as `model`. */
function missingFields(model: unknown, value: unknown, path = ''): string[] {
  if (Array.isArray(model)) {
    if (!Array.isArray(value) || value.length === 0) return [path];
    return value.flatMap((item, index) => missingFields(model[0], item, `${path}[${index}]`));
  }
  if (typeof model !== 'object' || model === null) return typeof value === typeof model ? [] : [path];
  if (typeof value !== 'object' || value === null) return [path || 'everything'];
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(model).flatMap(([key, child]) =>
    missingFields(child, fields.get(key), path ? `${path}.${key}` : key),
  );
}
