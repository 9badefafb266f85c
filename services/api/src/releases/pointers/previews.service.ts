import { Injectable } from '@nestjs/common';
import type { PointerMove, PreviewLink, RemovePreview, SetPreview } from '@polden/api-contract';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { createOverrideToken, OVERRIDE_PARAMETER } from '@polden/mfe-release';
import { fillPath } from '@polden/reference-data';
import { DataSource } from 'typeorm';
import type { Actor } from '../../core/access/authenticators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { expectMayMove } from '../policy/release-actor.ts';
import { environmentOf } from '../release-environment.ts';
import { manifestOf } from '../releases.repository.ts';
import { PointerService } from './pointer.service.ts';
import { expectShowable } from './promotion-rules.ts';
import { expectNotRetired } from './retirement.ts';

const DEFAULT_PREVIEW_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Versions that are shown to whoever has a link. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly pointers: PointerService,
  ) {}

  /** Shows a version to everybody with the link, until the link expires. */
  async setPreview(actor: Actor, preview: SetPreview): Promise<PreviewLink> {
    const { remote, version, name, hours = DEFAULT_PREVIEW_HOURS } = preview;
    await expectMayMove(this.dataSource.manager, actor, [remote]);
    const environment = environmentOf(this.config, preview.environment);
    this.expectSite(environment);
    const channel = `preview:${name}` as const;
    const until = new Date(Date.now() + hours * HOUR_MS);
    const { sequence } = await this.pointers.move({
      environment,
      actor,
      plan: async (pointers, manager) => {
        if (remote === 'shell')
          throw new AppError(422, 'The shell has no previews: start it beside the live one');
        expectNotRetired(pointers, remote);
        if (!pointers.stable(remote))
          throw new AppError(
            422,
            `${remote} has no stable version to show this one beside: promote one first`,
          );
        await expectShowable(manager, { environment, remote, version });
        const before = pointers.of(remote, channel)?.endsAt ?? until;
        // Links that were given before stay good.
        const endsAt = before > until ? before : until;
        return [{ remote, channel, version, action: 'preview', endsAt }];
      },
    });
    const expiresAt = until.toISOString();
    const url = new URL(await this.firstPath(remote, version), this.config.publicOrigin);
    const claims = { actor: actor.id, host: url.host, environment, remote, name, until: expiresAt };
    url.searchParams.set(OVERRIDE_PARAMETER, createOverrideToken(claims, this.config.secrets.releaseMap));
    return { url: url.href, expiresAt, sequence };
  }

  async removePreview(actor: Actor, { environment, remote, name }: RemovePreview): Promise<PointerMove> {
    await expectMayMove(this.dataSource.manager, actor, [remote]);
    return this.pointers.move({
      environment: environmentOf(this.config, environment),
      actor,
      plan: () => [{ remote, channel: `preview:${name}`, version: null, action: 'end' }],
    });
  }

  /** A link is good on the host that it names, in the environment of that host: the registry knows the site of its own alone. */
  private expectSite(environment: string): void {
    const { publicOrigin, releases } = this.config;
    if (environment === releases.environment) return;
    throw new AppError(
      422,
      `Links lead to ${publicOrigin}, the site of ${releases.environment}: ${environment} has no previews. Show the version in ${releases.environment}`,
    );
  }

  /** A page of the release that needs no parameters, so that the link shows something. */
  private async firstPath(remote: string, version: string): Promise<string> {
    const manifest = await manifestOf(this.dataSource.manager, { remote, version });
    const { routes } = JSON.parse(manifest) as ReleaseManifest;
    const paths = routes.map(({ path }) => fillPath(path, this.config.releases.pathPlaces));
    return paths.find((path) => !/[:*?{]/.test(path)) ?? '/';
  }
}
