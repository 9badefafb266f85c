import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseMap } from '@polden/mfe-contract';
import { generateKeyPair, packRelease, readPrivateKey, signText } from '@polden/mfe-release';
import { REMOTE, RUN_DIR } from './folders.ts';

/** The released landing page as a shell meets it. */
export interface LandingRelease {
  artifactsDir: string;
  /** File with the SignedText of the release map. */
  mapFile: string;
  /** base64 SPKI DER of the key that has signed the map. */
  publicKey: string;
}

/** Packs the built remote and pins it in a release map, signed with a key that lives as long as this run. */
export async function releaseLanding(): Promise<LandingRelease> {
  const { dir, manifest, integrity } = await packRelease(REMOTE, { versionSuffix: 'content' });
  const { name, version, routes } = manifest;
  const artifactsDir = join(RUN_DIR, 'artifacts');
  const base = `${name}/${version}/`;
  rmSync(artifactsDir, { recursive: true, force: true });
  cpSync(dir, join(artifactsDir, base), { recursive: true });

  const keys = generateKeyPair();
  const map: ReleaseMap = {
    schema: 1,
    environment: 'bench',
    sequence: 1,
    issuedAt: new Date().toISOString(),
    remotes: {
      [name]: {
        kind: 'primary',
        stable: { version, base: `/mfe/${base}`, integrity },
        routes: routes.map(({ path, layout }) => ({ path, layout })),
        since: 1,
      },
    },
  };
  const mapFile = join(RUN_DIR, 'release-map.json');
  mkdirSync(RUN_DIR, { recursive: true });
  writeFileSync(mapFile, JSON.stringify(signText(JSON.stringify(map), readPrivateKey(keys.privateKey))));
  return { artifactsDir, mapFile, publicKey: keys.publicKey };
}
