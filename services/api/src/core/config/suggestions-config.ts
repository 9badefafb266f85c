import type { EnvReader } from '@polden/api-contract';

/** Where places of issue are looked up: the directory of this product, or a service that speaks as DaData does. */
export type SuggestionsConfig = { driver: 'directory' } | { driver: 'http'; url: string; key: string };

const DADATA = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs/suggest/fms_unit';

export function readSuggestions(env: EnvReader): SuggestionsConfig {
  const driver = env.driver('SUGGESTIONS_DRIVER', ['directory', 'http'], 'directory');
  if (driver !== 'http') return { driver: 'directory' };
  return { driver, url: env.url('SUGGESTIONS_URL', DADATA), key: env.text('SUGGESTIONS_KEY') };
}
