import { Injectable } from '@nestjs/common';
import type { ReleaseOverview, RemoteSettings } from '@polden/api-contract';
import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import semver from 'semver';
import { DataSource } from 'typeorm';
import type { Actor } from '../core/access/authenticators.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { hoursOfVersions, vitalsOfVersions } from './health-overview.repository.ts';
import { healthOf } from './health-overview.ts';
import { lastMapChange } from './map/map-sequence.repository.ts';
import { remotesForStaff } from './policy/policy.repository.ts';
import { stableManifests } from './releases.repository.ts';
import { SettingsService } from './settings.service.ts';
import { StatusService } from './status.service.ts';

/** The whole state of one environment for people. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly statuses: StatusService,
    private readonly settings: SettingsService,
  ) {}

  async read(actor: Actor, environment: string): Promise<ReleaseOverview> {
    const { manager } = this.dataSource;
    const [statuses, settings, map, stables, staffs, hours, vitals] = await Promise.all([
      this.statuses.remotesOf(actor, environment),
      this.settings.all(),
      lastMapChange(manager, environment),
      stableManifests(manager, environment),
      remotesForStaff(manager),
      hoursOfVersions(manager, environment),
      vitalsOfVersions(manager, environment),
    ]);
    const shell = stables.find(({ remote }) => remote === 'shell');
    const manifests = stables
      .filter(({ remote }) => remote !== 'shell')
      .map(({ manifest }) => JSON.parse(manifest) as ReleaseManifest);
    return {
      environment,
      environments: [...this.config.releases.environments],
      sequence: map?.sequence ?? 0,
      changedAt: (map?.changedAt ?? new Date(0)).toISOString(),
      remotes: statuses.map((status) => ({
        ...status,
        settings: settingsOf(settings, status.remote),
        isForStaff: staffs.has(status.remote),
        health: healthOf(status.remote, hours, vitals),
      })),
      shared: sharedPackages(manifests, shell ? (JSON.parse(shell.manifest) as ShellManifest) : null),
      routes: manifests
        .flatMap(({ name, routes }) => routes.map(({ path, layout }) => ({ path, layout, remote: name })))
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
    };
  }
}

/** The shell is not judged by a canary of its own. */
function settingsOf(settings: readonly RemoteSettings[], name: string): RemoteSettings | null {
  return name === 'shell' ? null : (settings.find(({ remote }) => remote === name) ?? null);
}

function sharedPackages(
  manifests: readonly ReleaseManifest[],
  shell: ShellManifest | null,
): ReleaseOverview['shared'] {
  const names = new Set(manifests.flatMap(({ shared }) => Object.keys(shared)));
  for (const name of Object.keys(shell?.shared ?? {})) names.add(name);
  return [...names].sort().map((name) => {
    const given = shell?.shared[name] ?? null;
    const remotes = manifests.flatMap(({ name: remote, shared }) => {
      const range = shared[name];
      // Without a registered shell nothing is known to be wrong.
      return range === undefined
        ? []
        : [{ remote, range, met: shell === null || (given !== null && semver.satisfies(given, range)) }];
    });
    return { name, shell: given, remotes };
  });
}
