import { Injectable } from '@nestjs/common';
import type { LinkTarget } from '@polden/api-contract';
import { CONTENT_TYPES, unnamedTo } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { ClaimedPaths } from '../../core/routes/claimed-paths.ts';
import type { ContentActor } from '../content-actor.ts';
import { toStoredFile } from '../media/files/stored-file.ts';
import { searchText } from '../search-text.ts';
import { filesNamed, pagesFound } from './link-targets.repository.ts';
import { PathPatterns } from './path-patterns.ts';

const MOST = 20;
const FILES = 5;
/** Pages that are no place to send a reader to. */
const NOT_OFFERED = /^\/(admin|login|lk|dev)(\/|$)/u;

/** What a link can lead to: pages of the site, items with pages that the actor may list, files of the library. */
@Injectable()
export class LinkTargets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: ClaimedPaths,
  ) {}

  async find(search: string, actor: ContentActor): Promise<LinkTarget[]> {
    const wanted = searchText(search);
    const { manager } = this.dataSource;
    const items = (await pagesFound(manager, wanted, unnamedTo(actor), MOST)).map(
      ({ content_type, path, title }): LinkTarget => ({
        kind: 'item',
        address: path,
        title,
        about: CONTENT_TYPES.find(({ name }) => name === content_type)?.titles.section ?? '',
      }),
    );
    const pages = new PathPatterns(await this.claims.patterns()).fixed
      .filter((path) => !NOT_OFFERED.test(path) && path.includes(wanted))
      .filter((path) => items.every(({ address }) => address !== path))
      .toSorted()
      .map((path): LinkTarget => ({ kind: 'page', address: path, title: path, about: 'Страница сайта' }));
    const files = (wanted === '' ? [] : await filesNamed(manager, wanted, FILES))
      .map(toStoredFile)
      .map(({ url, fileName, fileType }): LinkTarget => ({
        kind: 'file',
        address: url,
        title: fileName,
        about: `Файл ${fileType.toUpperCase()}`,
      }));
    return [...items.slice(0, MOST - files.length), ...files, ...pages].slice(0, MOST);
  }
}
