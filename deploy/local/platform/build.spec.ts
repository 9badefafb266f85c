import { expect, it } from '@jest/globals';
import { BuildFailed, brokenRemotes } from './build.ts';

const failure = (...projects: string[]) =>
  new BuildFailed(
    ['Failed tasks:', '', ...projects.map((project) => `- @polden/${project}:build`), ''].join('\n'),
    'build.log',
  );

it('a remote that does not build leaves the others alone', () => {
  expect(brokenRemotes(failure('mfe-lending', 'mfe-content'))).toEqual(['mfe-lending', 'mfe-content']);
});

it.each([[failure('shell')], [failure('api', 'mfe-content')], [failure()], [new Error('no disk')]])(
  'without what all of it needs there is no start: %s',
  (error) => {
    expect(() => brokenRemotes(error)).toThrow(error);
  },
);
