import { ReleaseChannelChange } from './release-channel-change.entity.ts';
import { ReleaseChannel } from './release-channel.entity.ts';
import { ReleasePruned } from './release-pruned.entity.ts';
import { ReleaseRemote } from './release-remote.entity.ts';
import { ReleaseTeamKey } from './release-team-key.entity.ts';
import { ReleaseTeamToken } from './release-team-token.entity.ts';
import { ReleaseTeam } from './release-team.entity.ts';
import { Release } from './release.entity.ts';

export const RELEASE_ENTITIES = [
  ReleaseTeam,
  ReleaseTeamToken,
  ReleaseTeamKey,
  ReleaseRemote,
  Release,
  ReleasePruned,
  ReleaseChannel,
  ReleaseChannelChange,
];
