export { integrityOf } from './integrity.ts';
export { generateKeyPair, readPrivateKey, readPublicKey, type KeyPairText } from './keys.ts';
export { isReleaseFile, isReleaseName, isReleaseVersion, ManifestError, parseManifest } from './manifest.ts';
export { packRelease, type PackedRelease, type PackOptions } from './pack/pack-release.ts';
export { PackError } from './pack/pack-error.ts';
export { promoteRelease } from './publish/promote-release.ts';
export {
  publishRelease,
  type PublishOptions,
  type PublishOutcome,
  type UploadProgress,
} from './publish/publish-release.ts';
export {
  createRegistryClient,
  RegistryError,
  type RegistryClient,
  type RegistryOptions,
  type ReleaseFile,
} from './publish/registry-client.ts';
export { foreignRequires } from './server-requires.ts';
export { isSignedBy, keyIdOf, signText } from './signed-text.ts';
