import { describe, expect, it } from '@jest/globals';
import { claimProblems, SHELL_CLAIMS, trespasses } from './route-claims.ts';

const LIVE = [
  { remote: 'mfe-content', paths: ['/blog', '/blog/:post', '/documenty/*', '/o-kompanii/:tab?'] },
  { remote: 'mfe-lending', paths: ['/'] },
];

function problems(...paths: string[]): string[] {
  return claimProblems({ remote: 'mfe-lending', paths }, [SHELL_CLAIMS, ...LIVE]);
}

describe('claimProblems', () => {
  it('lets a remote have its own paths and free ones', () => {
    expect(
      problems('/', '/blogs', '/blog/archive/:year', '/apiary', '/admin', '/o-kompanii/team/:id'),
    ).toEqual([]);
  });

  it.each(['/404', '/api', '/API/x', '/mfe/:remote', '/assets/*', '/dev/sms', '/App', '/app/x', '/*'])(
    'keeps %s for the shell',
    (path) => {
      expect(problems(path)).toEqual([expect.stringContaining(`${path} belongs to the shell`)]);
    },
  );

  it.each([
    '/blog',
    '/Blog/',
    '/blog/:slug',
    '/documenty/*',
    '/o-kompanii',
    '/o-kompanii/:x',
    '/blog/:post?',
    '/blog/archive',
    '/documenty/:id',
  ])('sees that %s is taken', (path) => {
    expect(problems(path)).toEqual([expect.stringContaining(`${path} belongs to mfe-content`)]);
  });

  it('sees a path that is claimed twice', () => {
    expect(problems('/loans/:id', '/loans/:slug')).toEqual(['/loans/:slug is claimed twice']);
  });

  it('comes to an end with paths of many optional segments', () => {
    const paths = ['a', 'b', 'c'].map(
      (first) => `/${first}${Array.from({ length: 40 }, (_, n) => `/s${n}?`).join('')}`,
    );
    const others = [{ remote: 'mfe-other', team: 'others', paths: paths.map((path) => `${path}/end`) }];
    expect(claimProblems({ remote: 'mfe-test', paths }, others)).toEqual([]);
    expect(trespasses({ remote: 'mfe-test', team: 'test', paths }, others, [])).toEqual([]);
  });
});

describe('trespasses', () => {
  const OWNED = [
    { remote: 'mfe-content', team: 'content', paths: ['/', '/blog/:post?', '/:city?/offices', '/:any'] },
  ];

  function below(...paths: string[]): string[] {
    return trespasses({ remote: 'mfe-lending', team: 'lending', paths }, OWNED, []);
  }

  it.each(['/blog/:post/rating', '/blog/x/y?', '/offices/:id', '/offices/:id?'])('sees %s', (path) => {
    expect(below(path)).toEqual([expect.stringContaining(`${path} lies below`)]);
  });

  it.each(['/loans', '/loans/:id', '/offices', '/moscow/offices/:id', '/'])('lets %s be', (path) => {
    expect(below(path)).toEqual([]);
  });
});
