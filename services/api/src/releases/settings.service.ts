import { Injectable } from '@nestjs/common';
import type { RemoteSettings, RemoteSettingsChange } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { expectAsSeen } from '../core/dto/expect-as-seen.ts';
import { AppError } from '../core/errors/app-error.ts';
import { HistoryService } from '../history/index.ts';
import type { StaffActor } from '../rbac/index.ts';
import type { ReleaseRemote } from './entities/release-remote.entity.ts';
import { lockRemote, remotesBesideShell, saveRemote } from './remotes.repository.ts';

/** How canaries of a remote are judged, and its budget. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: HistoryService,
  ) {}

  async all(): Promise<RemoteSettings[]> {
    const remotes = await remotesBesideShell(this.dataSource.manager);
    return remotes.map(settingsOf);
  }

  async change(
    actor: StaffActor,
    { remote: name, seen, ...change }: RemoteSettingsChange,
  ): Promise<RemoteSettings> {
    return this.dataSource.transaction(async (manager) => {
      const remote = await lockRemote(manager, name);
      if (!remote) throw new AppError(404, `There is no remote ${name}`);
      const before = settingsOf(remote);
      expectAsSeen(before, change, seen);
      const { automaticRollback = remote.automaticRollback, minimumViews = remote.minimumViews } = change;
      const { tolerance = remote.tolerance, budgetBytes = remote.budgetBytes } = change;
      Object.assign(remote, { automaticRollback, minimumViews, tolerance, budgetBytes });
      const after = settingsOf(await saveRemote(manager, remote));
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'release-settings',
        entityId: name,
        title: `Настройки ${name}`,
        before: { ...before },
        after: { ...after },
      });
      return after;
    });
  }
}

function settingsOf(remote: ReleaseRemote): RemoteSettings {
  const { name, automaticRollback, minimumViews, tolerance, budgetBytes } = remote;
  return { remote: name, automaticRollback, minimumViews, tolerance, budgetBytes };
}
