export { integrityOf } from './integrity.ts';
export { isReleaseFile, isReleaseName, isReleaseVersion, ManifestError, parseManifest } from './manifest.ts';
export { isSignedBy, keyIdOf, signText } from './signed-text.ts';
