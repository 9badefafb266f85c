import { createHash } from 'node:crypto';
import { lockedPackages } from './locked-packages.ts';
import { readReleaseConfig } from './release-config.ts';
import { workspacePackages } from './workspace.ts';

/** Percent of the visitors who get a new version first. */
const CANARY_PERCENT = 5;
/** How long it is watched; a worse one is reverted by the platform meanwhile. */
const CANARY_MINUTES = 15;
/** For so long the registry may be away meanwhile: it is upgraded, or its database is. */
const SILENT_MINUTES = 5;

/** Release tools: what they do is part of what a release is. */
const TOOLS = ['@polden/mfe-build', '@polden/mfe-release'];

/** Where the pipeline of a remote is, relative to the checkout. */
export function pipelineFile(remote: string): string {
  return `deploy/ci/${remote}.yml`;
}

/** Folders of the packages that the remote is built of, itself first, then sorted. */
export function foldersOf(root: string, remote: string): string[] {
  const packages = workspacePackages(root);
  const folders = new Set<string>();
  const visit = (name: string) => {
    const found = packages.get(name);
    if (!found || folders.has(found.folder)) return;
    folders.add(found.folder);
    const { dependencies = {}, devDependencies = {} } = found.description;
    Object.keys({ ...dependencies, ...devDependencies }).forEach(visit);
  };
  [`@polden/${remote}`, ...TOOLS].forEach(visit);
  folders.delete(remote);
  return [remote, ...[...folders].sort()];
}

/** The pipeline of a remote for GitHub Actions and what speaks its language: it builds, tests and releases that remote only. */
export function pipelineOf(root: string, remote: string): string {
  const { team } = readReleaseConfig(root, remote);
  const folders = foldersOf(root, remote);
  const watched = folders.map((folder) => `${folder}/**`);
  // Not the lock file, which changes with every package of every team: this file names what it installs for the remote.
  const paths = [...watched, 'tsconfig.base.json', pipelineFile(remote)];
  const installed = createHash('sha256').update(lockedPackages(root, folders).join('\n')).digest('hex');
  const list = paths.map((path) => `      - '${path}'`).join('\n');
  return `# Written by \`npm run pipelines\` from deploy/scaffold/pipeline.ts: change it there.
# Built with the packages of package-lock.json whose names and versions have the hash ${installed}.
# Secrets: RELEASE_REGISTRY and RELEASE_TOKEN in the environment ${team}, RELEASE_KEY in the environment ${team}-signing.
name: ${remote}

on:
  push:
    branches: [main]
    paths:
${list}
  pull_request:
    paths:
${list}

permissions:
  contents: read

concurrency:
  group: ${remote}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  build:
    runs-on: ubuntu-24.04
    outputs:
      version: \${{ steps.pack.outputs.version }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npx nx run @polden/${remote}:typecheck
      - run: npx eslint ${remote} --max-warnings=0
      - run: npm run test:unit -- ${remote}/
      - run: npx nx run @polden/${remote}:build
      - id: pack
        run: |
          npx mfe-release pack ${remote}
          echo "version=$(jq -r .version ${remote}/release/release.json)" >> "$GITHUB_OUTPUT"
      - uses: actions/upload-artifact@v4
        with: { name: packed, path: ${remote}/release, if-no-files-found: error }

  # The version in ${remote}/package.json is raised with what is to be released; until then nothing is.
  plan:
    if: github.event_name == 'push'
    needs: build
    runs-on: ubuntu-24.04
    environment: ${team}
    outputs:
      release: \${{ steps.compare.outputs.release }}
    env:
      VERSION: \${{ needs.build.outputs.version }}
      RELEASE_REGISTRY: \${{ secrets.RELEASE_REGISTRY }}
      RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - id: compare
        run: |
          status="$(npx mfe-release status --json)"
          if ! jq -e 'any(.[]; .remote == "${remote}")' <<< "$status" > /dev/null; then
            echo "::error::${remote} is not enrolled for the team of RELEASE_TOKEN in the environment ${team}: docs/releasing.md says how"
            exit 1
          fi
          new="$(jq --arg v "$VERSION" 'any(.[] | select(.remote == "${remote}").versions[]; .version == $v) | not' <<< "$status")"
          echo "release=$new" >> "$GITHUB_OUTPUT"
          echo "${remote}@$VERSION is new: $new" >> "$GITHUB_STEP_SUMMARY"

  # The private key is in this job only, and the token is not.
  sign:
    needs: [build, plan]
    if: needs.plan.outputs.release == 'true'
    runs-on: ubuntu-24.04
    environment: ${team}-signing
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - uses: actions/download-artifact@v5
        with: { name: packed, path: ${remote}/release }
      - env:
          RELEASE_KEY: \${{ secrets.RELEASE_KEY }}
          RELEASE_KEY_FILE: \${{ runner.temp }}/release.key
        run: |
          (umask 077 && printf '%s' "$RELEASE_KEY" > "$RELEASE_KEY_FILE")
          trap 'rm -f "$RELEASE_KEY_FILE"' EXIT
          npx mfe-release sign ${remote}
      - uses: actions/upload-artifact@v4
        with: { name: signed, path: ${remote}/release, if-no-files-found: error }

  release:
    needs: [build, sign]
    runs-on: ubuntu-24.04
    environment: ${team}
    concurrency:
      group: release-${remote}
      cancel-in-progress: false
    env:
      RELEASE: ${remote}@\${{ needs.build.outputs.version }}
      VERSION: \${{ needs.build.outputs.version }}
      RELEASE_REGISTRY: \${{ secrets.RELEASE_REGISTRY }}
      RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - uses: actions/download-artifact@v5
        with: { name: signed, path: ${remote}/release }
      - run: npx mfe-release publish ${remote}
      # Nothing is compared where no version is live yet, or where somebody has promoted this one already.
      - id: live
        run: |
          status="$(npx mfe-release status --json)"
          retired="$(jq -r '.[] | select(.remote == "${remote}").retired.reason // ""' <<< "$status")"
          if [ -n "$retired" ]; then
            echo "::error::${remote} was taken out of service ($retired): whoever wants it back promotes $RELEASE by hand"
            exit 4
          fi
          stable="$(jq -r '.[] | select(.remote == "${remote}").stable // ""' <<< "$status")"
          if [ -n "$stable" ] && [ "$stable" != "$VERSION" ]; then canary=true; else canary=false; fi
          echo "canary=$canary" >> "$GITHUB_OUTPUT"
      - if: steps.live.outputs.canary == 'true'
        run: npx mfe-release canary "$RELEASE" ${CANARY_PERCENT}
      - name: Watch the canary for ${CANARY_MINUTES} minutes
        if: steps.live.outputs.canary == 'true'
        run: |
          silent=0
          for minute in $(seq ${CANARY_MINUTES}); do
            sleep 60
            code=0
            status="$(npx mfe-release status --json)" || code=$?
            # 3: the registry cannot be reached.
            if [ "$code" = 3 ] && [ "$((silent += 1))" -le ${SILENT_MINUTES} ]; then continue; fi
            if [ "$code" != 0 ]; then echo "$status" && exit "$code"; fi
            silent=0
            stable="$(jq -r '.[] | select(.remote == "${remote}").stable // ""' <<< "$status")"
            if [ "$stable" = "$VERSION" ]; then
              echo "$RELEASE is stable: somebody has promoted it" && exit 0
            fi
            canary="$(jq -r '.[] | select(.remote == "${remote}").canary.version // ""' <<< "$status")"
            if [ "$canary" != "$VERSION" ]; then
              echo "$RELEASE is no canary any more:" && npx mfe-release history ${remote}
              exit 1
            fi
          done
          # What it did in the end nobody has seen.
          if [ "$silent" != 0 ]; then exit 3; fi
      - run: npx mfe-release promote "$RELEASE"
`;
}
