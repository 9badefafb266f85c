import { describe, expect, it } from '@jest/globals';
import { DevRelease } from './dev-release.ts';

const SERVER = (path: string) =>
  Buffer.from(
    `exports.routes = [{ path: '${path}', handle: { chunk: 'home', layout: 'default' }, lazy: () => null }]`,
  );
const USES = { react: ['useState'] };
const CHUNKS = { remote: ['remote.js'], home: ['home.css', 'home.js'] };

function create(): DevRelease {
  const shared = { react: '^19.0.0' };
  return new DevRelease({
    name: 'mfe-lending',
    dir: import.meta.dirname,
    global: 'mfe_lending',
    shared,
    cssScope: 'k3x_',
  });
}

describe('the release of a development server', () => {
  it('is not there before both halves were built', () => {
    const release = create();
    release.setClient(CHUNKS);
    expect(release.manifest()).toBeUndefined();
  });

  it('claims the pages of the server half and pins it alone', () => {
    const release = create();
    release.setClient(CHUNKS);
    release.setServer(SERVER('/'), USES);
    expect(release.manifest()).toMatchObject({
      name: 'mfe-lending',
      client: { entry: 'client/remoteEntry.js', global: 'mfe_lending', expose: './remote' },
      server: { entry: 'server/remote.cjs' },
      routes: [{ path: '/', chunk: 'home', layout: 'default' }],
      chunks: { home: ['client/home.css', 'client/home.js'] },
      uses: USES,
      cssScope: 'k3x_',
    });
    expect(Object.keys(release.manifest()?.files ?? {})).toEqual(['server/remote.cjs']);
  });

  it('gets another version when the server half changes, and keeps the last one that starts', () => {
    const release = create();
    release.setClient(CHUNKS);
    release.setServer(SERVER('/'), USES);
    const version = release.manifest()?.version;
    release.setServer(SERVER('/other'), USES);
    expect(release.manifest()?.version).not.toBe(version);
    expect(() => {
      release.setServer(Buffer.from('throw new Error("at start")'), USES);
    }).toThrow('at start');
    expect(release.manifest()?.routes[0]?.path).toBe('/other');
  });
});
