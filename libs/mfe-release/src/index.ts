export { type Arm, armOf, armsOf, BUCKETS, bucketOf, controlShareOf } from './visitor-bucket.ts';
export { cameAt, isVisitor, newVisitor, reporterOf } from './visitor-id.ts';
export { type BundleSurroundings, type EvaluatedBundle, evaluateBundle } from './evaluate-bundle.ts';
export { figuresInEnglish } from './cli/figures-in-english.ts';
export { cssScopeOf } from './css-scope.ts';
export { processorMs } from './confined/processor-time.ts';
export { type ConfinedProcess, type Ends, startConfined } from './confined/run-confined.ts';
export { takeOrder } from './confined/take-order.ts';
export { takeProcessAway } from './confined/take-process-away.ts';
export { openings, wallsFor, type Walls } from './confined/walls.ts';
export { foreignStyles } from './inspect/foreign-styles.ts';
export { list } from './inspect/inspect-files.ts';
export { gateOpenings, type Inspection, inspectRelease } from './inspect/inspect-release.ts';
export type { Problem, Refusal } from './inspect/problem.ts';
export { integrityOf } from './integrity.ts';
export { generateKeyPair, readPrivateKey, readPublicKey, type KeyPairText } from './keys.ts';
export {
  isReleaseFile,
  isReleaseName,
  isReleaseVersion,
  ManifestError,
  nameOfManifest,
  parseManifest,
  parseShellManifest,
  parseTakenManifest,
  routeIdsOf,
} from './manifest.ts';
export { meetsRange } from './meets-range.ts';
export {
  createOverrideToken,
  OVERRIDE_COOKIE,
  OVERRIDE_PARAMETER,
  readOverrideToken,
  type OverrideClaims,
} from './override-token.ts';
export { claimOf } from './pack/load-routes.ts';
export { packShell } from './pack/pack-shell.ts';
export { packRelease, type PackedRelease, type PackOptions } from './pack/pack-release.ts';
export { PackError } from './pack/pack-error.ts';
export type { DataFunction, DataParts, ModuleInside } from './realm/realm-entry.ts';
export type { RealmLog } from './realm/host-parts.ts';
export { HostWatch } from './realm/host-watch.ts';
export type { Marked, TurnMarks } from './realm/marked.ts';
export { tameHost } from './realm/tame-host.ts';
export {
  createPageView,
  newcomerOf,
  observationsKey,
  pageViewKey,
  readPageView,
  type Newcomer,
  type PageView,
} from './page-view.ts';
export {
  publishRelease,
  type PublishOptions,
  type PublishOutcome,
  type UploadProgress,
} from './publish/publish-release.ts';
export { isInspected, mostBytesOf, tooLarge } from './release-files.ts';
export {
  createRegistryClient,
  type HistoryQuery,
  type RegistryClient,
  type RegistryOptions,
  type ReleaseFile,
} from './publish/registry-client.ts';
export { RegistryError } from './publish/registry-error.ts';
export { signRelease, type SignedRelease } from './publish/sign-release.ts';
export { isBelow, overlap, repeats, type Segment, segmentsOf } from './route-pattern.ts';
export { foreignRequires, refuseDynamicImport } from './server-requires.ts';
export { isSignedBy, keyIdOf, signText } from './signed-text.ts';
export { asError, messageOf, stackOf } from './thrown.ts';
