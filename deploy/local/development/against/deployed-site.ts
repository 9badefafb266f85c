import { createPublicKey, type KeyObject } from 'node:crypto';
import { API_BASE_PATH, RELEASES_PATHS, type SignedText } from '@polden/api-contract';
import type { ReleaseMap } from '@polden/mfe-contract';
import { isSignedBy } from '@polden/mfe-release';
import { describeError, StartError } from '../../start-error.ts';
import type { AgainstArguments } from '../dev-arguments.ts';

const TIMEOUT_MS = 10_000;

export interface DeployedSite {
  origin: string;
  mapKey: string;
  /** Where the files of its releases are. */
  artifacts: string;
  /** The environment whose release map it follows. */
  environment: string;
}

/** Asks the site for its release map. Throws StartError when it does not come or another key has signed it. */
export async function findDeployedSite({
  origin,
  mapKey,
  artifacts = origin,
}: AgainstArguments): Promise<DeployedSite> {
  if (mapKey === undefined) {
    throw new StartError(
      `Не задан ключ, которым ${origin} подписывает карту релизов: --map-key … или RELEASE_MAP_PUBLIC_KEY. Его знают те, кто разворачивает сайт.`,
    );
  }
  const keys = mapKey.split(',').map(readMapKey);
  const signed = await readMap(origin);
  if (!isSignedBy(signed, keys)) {
    throw new StartError(
      `Карта релизов ${origin} подписана другим ключом. Проверьте --map-key: у каждого сайта он свой.`,
    );
  }
  const { environment } = JSON.parse(signed.text) as ReleaseMap;
  return { origin, mapKey, artifacts, environment };
}

async function readMap(origin: string): Promise<SignedText> {
  const url = `${origin}${API_BASE_PATH}${RELEASES_PATHS.map}`;
  const response = await ask(url, origin);
  if (!response.ok) {
    throw new StartError(
      `${origin} не отдаёт карту релизов (ответ ${response.status} на ${url}). Это точно адрес нашего сайта?`,
    );
  }
  const signed = (await response.json().catch(() => null)) as Partial<SignedText> | null;
  if (typeof signed?.text !== 'string' || typeof signed.signature !== 'string')
    throw new StartError(`По адресу ${url} нет карты релизов. Это точно адрес нашего сайта?`);
  return signed as SignedText;
}

async function ask(url: string, origin: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new StartError(`${origin} не отвечает: ${describeError(cause)}`);
  }
}

function readMapKey(base64: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
  } catch {
    throw new StartError('Ключ карты релизов не читается: нужен открытый ключ Ed25519, SPKI в base64.');
  }
}
