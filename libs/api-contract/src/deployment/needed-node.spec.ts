import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { nodeProblem } from './needed-node.ts';

const LISTED = readFileSync(path.join(import.meta.dirname, '../../../../.node-version'), 'utf8').trim();

it('takes the Node that the checkout brings, and newer ones', () => {
  for (const version of [LISTED, process.versions.node, '24.99.1', '26.0.0'])
    expect([version, nodeProblem(version)]).toEqual([version, null]);
});

it.each(['18.20.8', '20.20.2', '22.21.0', '24.9.0'])(
  'says of Node %s which one is needed, and where it is',
  (version) => {
    const [major, minor] = LISTED.split('.');
    expect(nodeProblem(version)).toMatch(
      new RegExp(
        `^Node ${major}\\.${minor} or newer is needed, and this is ${version}.*node_modules/.bin/node`,
      ),
    );
  },
);
