import { Logger } from '@nestjs/common';
import type { PlaceOfIssueSuggestion } from '@polden/api-contract';
import type { PlacesOfIssue } from './place-of-issue.ts';

const TIMEOUT_MS = 2000;

/** A service with DaData's protocol; the key stays here. Its failures never stop the typing. */
export class HttpPlaces implements PlacesOfIssue {
  private readonly logger = new Logger(HttpPlaces.name);

  constructor(private readonly options: { url: string; key: string }) {}

  async find(text: string, count: number): Promise<PlaceOfIssueSuggestion[]> {
    try {
      const answer = await fetch(this.options.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          Authorization: `Token ${this.options.key}`,
        },
        body: JSON.stringify({ query: text, count }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return read(await answer.json()).slice(0, count);
    } catch (error) {
      this.logger.warn(
        `no suggestions of places of issue: ${error instanceof Error ? error.message : 'unknown'}`,
      );
      return [];
    }
  }
}

function read(body: unknown): PlaceOfIssueSuggestion[] {
  const list = field(body, 'suggestions');
  if (!Array.isArray(list)) throw new Error('it answered something else');
  return list.flatMap((item: unknown) => {
    const [value, code] = [field(item, 'value'), field(field(item, 'data'), 'code')];
    const name = field(field(item, 'data'), 'name') ?? value;
    const isWhole = typeof value === 'string' && typeof code === 'string' && typeof name === 'string';
    return isWhole ? [{ value, data: { code, name } }] : [];
  });
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
