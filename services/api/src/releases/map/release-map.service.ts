import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { SignedText } from '@polden/api-contract';
import type { ReleaseMap, BarredPin, MappedRemote, ReleasePin } from '@polden/mfe-contract';
import { signText } from '@polden/mfe-release';
import { Subject } from 'rxjs';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { readLiveState, type LiveRelease, type LiveState } from '../live-releases.repository.ts';

interface KnownMap {
  signed: SignedText;
  sequence: number;
}

/** The signed release maps in memory: they are served with the database down, too. */
@Injectable()
export class ReleaseMapService implements OnModuleDestroy {
  /** Emits the environment of each changed map. */
  readonly changes = new Subject<{ environment: string; sequence: number }>();
  private readonly maps = new Map<string, KnownMap>();
  private lastRead: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  onModuleDestroy(): void {
    this.changes.complete();
  }

  /** Throws 503 until the first `refresh` has succeeded. */
  current(environment: string): KnownMap {
    const map = this.maps.get(environment);
    if (map) return map;
    throw new AppError(503, 'The release map is not loaded yet');
  }

  /**
   * Reads the database and signs what changed; one read after another, so that an older state never replaces a newer.
   * Throws when the database does not answer; the old maps stay.
   */
  refresh(...environments: string[]): Promise<void> {
    const asked = environments.length > 0 ? environments : this.config.releases.environments;
    const read = this.lastRead.then(async () => {
      for (const environment of asked) await this.read(environment);
    });
    this.lastRead = read.catch(() => undefined);
    return read;
  }

  private async read(environment: string): Promise<void> {
    const state = await readLiveState(this.dataSource, environment);
    const map: ReleaseMap = composeMap(environment, state, this.config.releases.baseUrl);
    const text = JSON.stringify(map);
    if (text === this.maps.get(environment)?.signed.text) return;
    const { sequence } = map;
    this.maps.set(environment, { signed: signText(text, this.config.secrets.releaseMap), sequence });
    this.changes.next({ environment, sequence });
  }
}

/**
 * The same state gives the same text in every process, so an ETag holds for all of them.
 * @param baseUrl of the artifact store, with a trailing slash: /mfe/
 */
function composeMap(environment: string, state: LiveState | null, baseUrl: string): ReleaseMap {
  const releases = state?.releases ?? [];
  const remotes = releases.flatMap((stable) => {
    if (stable.channel !== 'stable') return [];
    const others = releases.filter(({ remote, channel }) => remote === stable.remote && channel !== 'stable');
    const barred = state?.barred.get(stable.remote) ?? [];
    const stopped = state?.stopped.get(stable.remote) ?? [];
    // Shells that do not know `stopped` let none of these stand in either.
    const failed = together(state?.failed.get(stable.remote) ?? [], stopped);
    return [[stable.remote, mapped(stable, others, { baseUrl, barred, failed, stopped })] as const];
  });
  return {
    schema: 1,
    environment,
    sequence: state?.sequence ?? 0,
    issuedAt: (state?.changedAt ?? new Date(0)).toISOString(),
    remotes: Object.fromEntries(remotes),
    ...(state && state.retired.length > 0 ? { retired: [...state.retired] } : {}),
  };
}

interface MappedOptions {
  baseUrl: string;
  barred: BarredPin[];
  failed: BarredPin[];
  stopped: BarredPin[];
}

function mapped(
  stable: LiveRelease,
  others: readonly LiveRelease[],
  { baseUrl, barred, failed, stopped }: MappedOptions,
): MappedRemote {
  const canary = others.find(({ channel }) => channel === 'canary');
  // One that was taken back or stopped while it was open is shown no more.
  const previews = others.filter(
    ({ channel, integrity }) =>
      channel.startsWith('preview:') &&
      ![...barred, ...stopped].some((taken) => taken.integrity === integrity),
  );
  return {
    kind: stable.kind,
    stable: pinOf(stable, baseUrl),
    routes: stable.routes,
    since: stable.since,
    ...(stable.framed ? { framed: true as const } : {}),
    ...(barred.length > 0 ? { barred } : {}),
    ...(failed.length > 0 ? { failed } : {}),
    ...(stopped.length > 0 ? { stopped } : {}),
    ...(canary?.canary ? { canary: { ...side(canary, baseUrl), ...canary.canary } } : {}),
    ...(previews.length > 0
      ? {
          previews: Object.fromEntries(
            previews.map((preview) => [preview.channel.slice('preview:'.length), side(preview, baseUrl)]),
          ),
        }
      : {}),
  };
}

function together(pins: BarredPin[], others: BarredPin[]): BarredPin[] {
  return [...pins, ...others.filter(({ version }) => pins.every((pin) => pin.version !== version))];
}

function side(release: LiveRelease, baseUrl: string) {
  return { pin: pinOf(release, baseUrl), routes: release.routes };
}

function pinOf({ remote, version, integrity }: LiveRelease, baseUrl: string): ReleasePin {
  return { version, base: `${baseUrl}${remote}/${version}/`, integrity };
}
