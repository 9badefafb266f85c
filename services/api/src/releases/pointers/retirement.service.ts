import { Injectable } from '@nestjs/common';
import type { PointerMove, RetireRemote } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import type { Actor } from '../../core/access/authenticators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { StaffActor } from '../../rbac/index.ts';
import { remotesForStaff } from '../policy/policy.repository.ts';
import { expectMayMove } from '../policy/release-actor.ts';
import { environmentOf } from '../release-environment.ts';
import { lastMoveOf } from './last-move.repository.ts';
import { movedMeanwhile } from './moved-meanwhile.ts';
import { retirement } from './pointer-moves.ts';
import { PointerService } from './pointer.service.ts';
import { isRepeated } from './repeated-move.ts';
import { expectNotRetired } from './retirement.ts';

/** Takes remotes out of service. */
@Injectable()
export class RetirementService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly pointers: PointerService,
  ) {}

  /** Ends the stable version, the canary and the previews of a remote at once; what is not live is refused. */
  async retire(
    actor: Actor,
    { environment, remote, from, reason, dryRun = false }: RetireRemote,
  ): Promise<PointerMove> {
    await expectMayMove(this.dataSource.manager, actor, [remote]);
    await this.expectRetirable(actor, remote);
    if (reason === undefined && !dryRun)
      throw new AppError(422, 'A remote is retired with a reason, which everybody sees (--reason)');
    const here = environmentOf(this.config, environment);
    return this.pointers.move({
      environment: here,
      actor,
      reason,
      dryRun,
      plan: async (pointers, manager) => {
        const stable = pointers.stable(remote)?.version ?? null;
        if (from !== undefined && from !== stable) {
          const place = { environment: here, remote, channel: 'stable' } as const;
          if (!isRepeated(await lastMoveOf(manager, place), actor, { action: 'retire', from }))
            throw await movedMeanwhile(manager, place, stable);
          return [{ ...place, version: null, action: 'retire' }];
        }
        expectNotRetired(pointers, remote);
        if (stable === null)
          throw new AppError(422, `${remote} is not live in ${here}: nothing is to be retired`);
        return retirement(pointers, remote);
      },
    });
  }

  private async expectRetirable(actor: Actor, remote: string): Promise<void> {
    if (remote === 'shell') throw new AppError(422, 'The shell is not retired: every page stands in it');
    // It would take away the page on which it is brought back.
    if (actor instanceof StaffActor && (await remotesForStaff(this.dataSource.manager)).has(remote))
      throw new AppError(
        422,
        `${remote} has pages of the staff, this one among them: retire it with mfe-release retire`,
      );
  }
}
