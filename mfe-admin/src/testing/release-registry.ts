import {
  RELEASES_PATHS,
  type PointerChange,
  type ReleaseOverview,
  type ReleaseTeam,
  type RemoteHealth,
  type RemotePolicyChange,
  type SetCanary,
  type SetPreview,
} from '@polden/api-contract';
import { ok, refusal, type Answer, type Call } from './answers.ts';

const NOON = '2026-11-20T09:00:00.000Z';

type Remote = ReleaseOverview['remotes'][number];

/** The registry of the test's server: what it was asked to move has moved. */
export class ReleaseRegistry {
  remotes: Remote[] = [remote('mfe-content'), remote('mfe-lending')];
  history: PointerChange[] = [];
  teams: ReleaseTeam[] = [
    {
      name: 'lending',
      remotes: [{ name: 'mfe-lending', kind: 'primary' }],
      keys: [{ keyId: '0f1e2d3c4b5a6978', enrolledAt: '2026-11-01T09:00:00.000Z', revokedAt: null }],
      tokens: [{ name: 'default', issuedAt: '2026-11-01T09:00:00.000Z', lastUsedAt: null, revokedAt: null }],
      members: [],
    },
  ];
  /** The first is the registry's own. */
  environments = ['local'];
  /** Pages that any move would end. */
  ending: string[] = [];
  health: RemoteHealth = { remote: 'mfe-lending', points: [], problems: [], verdict: null };

  /** To a question before a move; undefined for all else. */
  foretell({ path, body }: Call): Answer | undefined {
    const isMove = Object.values<string>(RELEASES_PATHS).includes(path);
    if (!isMove || body['dryRun'] !== true) return undefined;
    const isRetired = path === RELEASES_PATHS.retire && this.of(String(body['remote'])).retired;
    return isRetired ? refusal(422, { message: 'it was retired from 1.1.0' }) : moved(this.ending);
  }

  /** Undefined for calls that are not the registry's. */
  answer({ method, path, body, query }: Call): Answer | undefined {
    switch (path) {
      case RELEASES_PATHS.overview:
        return ok(this.overview(query.get('environment')));
      case RELEASES_PATHS.health:
        return ok(this.health);
      case RELEASES_PATHS.history:
        return ok({
          items: this.history.slice((Number(query.get('page')) - 1) * 1),
          pageCount: this.history.length,
        });
      case RELEASES_PATHS.teams:
        return ok(method === 'GET' ? this.teams : { token: { token: 'team_secret' } });
      case RELEASES_PATHS.consents:
        return ok([]);
      case RELEASES_PATHS.policy:
        return this.setPolicy(body as unknown as RemotePolicyChange);
      case RELEASES_PATHS.approve:
        return this.approve(body as { remote: string; version: string });
      case RELEASES_PATHS.canary:
        return this.canary(body as unknown as SetCanary);
      case RELEASES_PATHS.promote:
        return this.promote(body as { releases: { remote: string; version: string }[] });
      case RELEASES_PATHS.rollback:
        return this.rollback(body as { remotes: string[] });
      case RELEASES_PATHS.retire:
        return this.retire(body as { remote: string; reason: string });
      case RELEASES_PATHS.preview:
        return this.preview(body as unknown as SetPreview);
      case RELEASES_PATHS.previewRemove:
        this.of(String(body['remote'])).previews = [];
        return moved();
      case RELEASES_PATHS.keyEnrol:
        return ok({ keyId: '1111222233334444', enrolledAt: '2026-11-20T09:00:00.000Z', revokedAt: null });
      case RELEASES_PATHS.tokenIssue:
        return ok({
          name: body['name'],
          token: 'team_secret',
          issuedAt: '',
          lastUsedAt: null,
          revokedAt: null,
        });
      default:
        return undefined;
    }
  }

  of(name: string): Remote {
    const found = this.remotes.find((it) => it.remote === name);
    if (!found) throw new Error(`no remote ${name}`);
    return found;
  }

  private overview(asked: string | null): ReleaseOverview {
    const [own = ''] = this.environments;
    return {
      environment: asked ?? own,
      environments: this.environments,
      sequence: 2,
      changedAt: '2026-11-20T09:00:00.000Z',
      remotes: this.remotes,
      shared: [
        {
          name: 'react',
          shell: '19.3.1',
          remotes: [
            { remote: 'mfe-content', range: '^19.0.0', met: true },
            { remote: 'mfe-lending', range: '^18.0.0', met: false },
          ],
        },
      ],
      routes: [
        { path: '/blog', remote: 'mfe-content', layout: 'default' },
        { path: '/dengi-pod-zalog', remote: 'mfe-lending', layout: 'default' },
      ],
    };
  }

  private setPolicy(change: RemotePolicyChange): Answer {
    const found = this.of(change.remote);
    const { seen: _seen, ...fields } = change;
    found.policy = { ...found.policy, ...fields };
    return ok(found.policy);
  }

  private approve({ remote: name, version }: { remote: string; version: string }): Answer {
    const found = this.of(name).versions.find((it) => it.version === version);
    found?.approvals.push({ by: 'Анна Светлова', until: '2026-11-21T09:00:00.000Z' });
    return ok({});
  }

  private canary({
    remote: name,
    version,
    percent,
    target,
  }: Pick<SetCanary, 'remote' | 'version' | 'percent' | 'target'>): Answer {
    const found = this.of(name);
    const before = found.canary?.version === version ? found.canary.target : null;
    const aimed = target === undefined ? before : target;
    found.canary = percent === 0 ? null : { version, percent, since: NOON, bakedAt: NOON, target: aimed };
    return moved();
  }

  private preview({ remote: name, version, name: preview }: SetPreview): Answer {
    const until = '2026-11-22T09:00:00.000Z';
    this.of(name).previews.push({ name: preview, version, by: 'Анна Полуднева', until });
    return ok({ url: 'http://localhost/?mfe-preview=token', expiresAt: until, sequence: 3 });
  }

  private promote({ releases }: { releases: { remote: string; version: string }[] }): Answer {
    for (const { remote: name, version } of releases)
      Object.assign(this.of(name), { stable: version, retired: null });
    return moved();
  }

  private rollback({ remotes }: { remotes: string[] }): Answer {
    for (const name of remotes) {
      const found = this.of(name);
      found.stable = found.rollback;
      found.rollback = null;
    }
    return moved();
  }

  private retire({ remote: name, reason }: { remote: string; reason: string }): Answer {
    const found = this.of(name);
    found.retired = { version: found.stable ?? '', at: NOON, by: 'Анна Полуднева', reason };
    Object.assign(found, { stable: null, rollback: null, canary: null, previews: [] });
    return moved();
  }
}

function moved(endedPages: string[] = []): Answer {
  return ok({ environment: 'local', releases: [], sequence: 3, endedPages });
}

function remote(name: string): Remote {
  return {
    remote: name,
    team: name.replace('mfe-', ''),
    kind: 'primary',
    stable: '1.1.0',
    rollback: '1.0.0',
    canary: null,
    previews: [],
    versions: ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({
      version,
      publishedAt: '2026-11-20T09:00:00.000Z',
      pruned: false,
      integrity: `sha384-${version}`,
      takenBack: null,
      stopped: null,
      approvals: [],
    })),
    policy: {
      remote: name,
      pipelinePublishes: true,
      pipelinePromotes: true,
      secondApprover: false,
      approvalHours: 24,
      bakeMinutes: 0,
      freezes: [],
      verdict: {
        serverFailures: true,
        browserErrors: true,
        chunkFailures: true,
        missingBeacons: true,
        changedGlobals: true,
        vitals: true,
        margins: { LCP: 100, INP: 20, CLS: 0.02 },
      },
      isFramed: false,
      framedReason: '',
    },
    members: [],
    alarm: null,
    isForStaff: false,
    health: [],
    settings: {
      remote: name,
      automaticRollback: true,
      minimumViews: 200,
      tolerance: 0.01,
      budgetBytes: 250_000,
    },
  };
}
