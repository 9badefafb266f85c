import { Injectable } from '@nestjs/common';
import { API_BASE_PATH } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { parseUrl, withoutUnseen } from '@polden/ru';
import { ApiConfig } from '../core/config/api-config.ts';
import { isOwnPath } from './fields/own-path.ts';
import { fieldsOf, readValues, type Values } from './fields/values.ts';
import { inTheirForms } from './text-forms.ts';

/** What a client sent for an item, in the form in which it is kept. */
@Injectable()
export class GivenValues {
  constructor(private readonly config: ApiConfig) {}

  /** As `readValues`, with texts in their forms. 422 with what is wrong, by field. */
  read(
    type: ContentType,
    given: Record<string, unknown>,
    present: Values | null,
    published: boolean,
  ): Values {
    const asKept = this.asKept(type, given);
    return inTheirForms(type, asKept, readValues(type, asKept, present, published));
  }

  /** With its links that are whole addresses of this site as paths: whoever copies one out of his browser means a page of ours. */
  asKept<Given extends Record<string, unknown>>(type: ContentType, given: Given): Given {
    return { ...given, ...this.ownLinks(type, given) };
  }

  private ownLinks(type: ContentType, given: Record<string, unknown>): Record<string, string> {
    const links = fieldsOf(type).flatMap(([name, { kind }]): [string, string][] => {
      const path = kind === 'link' ? this.pathOf(given[name]) : null;
      return path === null ? [] : [[name, path]];
    });
    return Object.fromEntries(links);
  }

  /** Files of the API stay as they are: at their paths there is no page of the site. */
  private pathOf(given: unknown): string | null {
    const url = typeof given === 'string' ? parseUrl(withoutUnseen(given).trim()) : null;
    if (url?.origin !== this.config.publicOrigin || url.pathname.startsWith(API_BASE_PATH)) return null;
    const path = url.pathname + url.search + url.hash;
    return isOwnPath(path) ? path : null;
  }
}
