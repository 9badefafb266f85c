import { cp, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createRegistryClient,
  generateKeyPair,
  integrityOf,
  isSignedBy,
  publishRelease,
  readPrivateKey,
  readPublicKey,
  type RegistryClient,
  RegistryError,
  signText,
} from '@polden/mfe-release';
import type { DataSource } from 'typeorm';
import { eventually } from '../testing/eventually.ts';
import { truncate } from '../testing/test-app.ts';
import { waiting } from '../testing/turns.ts';
import { enrolTeam } from './enrolment/enrol-team.ts';
import { readEnrolment } from './enrolment/read-enrolment.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

let registry: TestRegistry;
let team: TestTeam;
let version = 0;
/** Files outlive the rows of a test, as they do in life: each test releases a version of its own. */
const nextVersion = () => `1.0.${++version}`;

beforeAll(async () => {
  registry = await startTestRegistry();
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  team = await registry.enrol('lending', ['mfe-lending']);
});
afterAll(() => registry.close());

const refusal = (status: number, message: string) =>
  expect.objectContaining({ constructor: RegistryError, status, message: expect.stringContaining(message) });

const read = (path: string) => readFile(join(registry.artifactsDir, path), 'utf8');

describe('publish', () => {
  it('shows the files under their immutable address, with the signed manifest', async () => {
    const published = await team.publish({ version: nextVersion(), script: 'first()' });
    const folder = `mfe-lending/${published.version}`;
    expect(published).toMatchObject({ remote: 'mfe-lending', alreadyPublished: false });
    expect(await read(`${folder}/client/page.js`)).toBe('first()');
    const text = await read(`${folder}/release.json`);
    expect(integrityOf(text)).toBe(published.integrity);
    const signature: { signature: string; keyId: string } = JSON.parse(
      await read(`${folder}/release.json.sig`),
    );
    expect(isSignedBy({ text, ...signature }, [readPublicKey(team.keys.publicKey)])).toBe(true);
    expect(await team.client.status()).toMatchObject([
      { remote: 'mfe-lending', stable: null, versions: [{ version: published.version, pruned: false }] },
    ]);
  });

  it('takes the same release again as a success', async () => {
    const remote = { version: nextVersion() };
    const first = await team.publish(remote);
    expect(await team.publish(remote)).toEqual({ ...first, alreadyPublished: true });
    const text = await read(`mfe-lending/${remote.version}/release.json`);
    const signed = signText(text, readPrivateKey(team.keys.privateKey));
    expect(await team.client.publish(signed)).toMatchObject({ integrity: first.integrity });
  });

  it('says of two publishes of one version that the other was first', async () => {
    const version = '7.7.7';
    const second = await registry.pack({ version, script: 'second()' });
    const late = {
      ...team.client,
      // The other one comes between what this one has asked and what it sends.
      readUpload: async (remote: string, asked: string) => {
        const upload = await team.client.readUpload(remote, asked);
        await team.publish({ version, script: 'first()' });
        return upload;
      },
    };
    await expect(
      publishRelease(second, late, { key: readPrivateKey(team.keys.privateKey) }),
    ).rejects.toMatchObject({
      code: 'duplicate-version',
      message: expect.stringMatching(/raise the version/),
    });
  });

  it('shows no file that has come while the release was being registered', async () => {
    const remote = { version: nextVersion(), script: 'packed()' };
    const dir = await registry.pack(remote);
    const key = readPrivateKey(team.keys.privateKey);
    const goOn = await holdNewReleases(registry.dataSource);
    const publishing = publishRelease(dir, team.client, { key });
    const refused = expect(publishing).rejects.toMatchObject({
      code: 'hash',
      message: expect.stringMatching(/client\/page\.js is not what release\.json says/),
    });
    await eventually(async () => (await waiting(registry.dataSource)) === 1);
    const file = { remote: 'mfe-lending', version: remote.version, path: 'client/page.js' };
    await team.client.uploadFile({ ...file, bytes: bytes('other()') });
    await goOn();
    await refused;
    expect((await team.client.status())[0]?.versions).toEqual([]);
    await expect(read(`mfe-lending/${remote.version}/release.json`)).rejects.toThrow('ENOENT');
    await publishRelease(dir, team.client, { key });
    expect(await read(`mfe-lending/${remote.version}/client/page.js`)).toBe('packed()');
  });

  it('says of a file that comes while its version is published that it is', async () => {
    const remote = { version: nextVersion(), script: 'packed()' };
    const lastByte = Promise.withResolvers<Uint8Array>();
    const body = new ReadableStream({
      async start(stream) {
        stream.enqueue(bytes('other('));
        stream.enqueue(await lastByte.promise);
        stream.close();
      },
    });
    const query = new URLSearchParams({
      remote: 'mfe-lending',
      version: remote.version,
      path: 'client/page.js',
    });
    const sending = fetch(`${registry.origin}/api/v1/releases/file?${query.toString()}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${team.token}`, 'content-type': 'application/octet-stream' },
      body,
      ...{ duplex: 'half' },
    });
    const drafts = join(registry.artifactsDir, '.staging/.drafts');
    await eventually(async () => (await readdir(drafts).catch(() => [])).length > 0);
    await team.publish(remote);
    lastByte.resolve(bytes(')'));
    const answer = await sending;
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ fields: { reason: 'duplicate-version' } });
    expect(await read(`mfe-lending/${remote.version}/client/page.js`)).toBe('packed()');
  });

  it('refuses other content under a published version', async () => {
    const remote = { version: nextVersion(), script: 'first()' };
    await team.publish(remote);
    await expect(team.publish({ ...remote, script: 'second()' })).rejects.toEqual(
      refusal(409, 'raise the version'),
    );
    const file = {
      remote: 'mfe-lending',
      version: remote.version,
      path: 'client/page.js',
      bytes: bytes('second()'),
    };
    await expect(team.client.uploadFile(file)).rejects.toEqual(refusal(409, 'raise the version'));
    expect(await read(`mfe-lending/${remote.version}/client/page.js`)).toBe('first()');
  });

  it('goes on where a broken upload stopped', async () => {
    const dir = await registry.pack({ version: nextVersion() });
    const key = readPrivateKey(team.keys.privateKey);
    const sent: string[] = [];
    const breaking = {
      ...recording(team.client, sent),
      publish: () => Promise.reject(new Error('connection lost')),
    };
    await expect(publishRelease(dir, breaking, { key })).rejects.toThrow('connection lost');
    expect(sent.splice(0).sort()).toEqual([
      'client/page.css',
      'client/page.js',
      'client/remoteEntry.js',
      'server/remote.cjs',
    ]);
    const outcome = await publishRelease(dir, recording(team.client, sent), { key });
    expect(outcome.alreadyPublished).toBe(false);
    expect(sent).toEqual([]);
  });

  it('recovers when the process died between showing the files and registering them', async () => {
    const remote = { version: nextVersion() };
    const dir = await registry.pack(remote);
    const key = readPrivateKey(team.keys.privateKey);
    const breaking = { ...team.client, publish: () => Promise.reject(new Error('connection lost')) };
    await expect(publishRelease(dir, breaking, { key })).rejects.toThrow('connection lost');
    const shown = join(registry.artifactsDir, 'mfe-lending', remote.version);
    await mkdir(dirname(shown), { recursive: true });
    await rename(join(registry.artifactsDir, '.staging/mfe-lending', remote.version), shown);
    await expect(publishRelease(dir, team.client, { key })).resolves.toMatchObject({
      version: remote.version,
    });
    expect(await readdir(shown)).toEqual(['client', 'release.json', 'release.json.sig', 'server']);
  });

  it('refuses a flipped byte, and takes the release once the file is right', async () => {
    const remote = { version: nextVersion(), script: 'right()' };
    const dir = await registry.pack(remote);
    const key = readPrivateKey(team.keys.privateKey);
    const flipping: RegistryClient = {
      ...team.client,
      uploadFile: (file) =>
        team.client.uploadFile(file.path === 'client/page.js' ? { ...file, bytes: bytes('Right()') } : file),
    };
    const expected = refusal(422, 'client/page.js is not what release.json says');
    await expect(publishRelease(dir, flipping, { key })).rejects.toEqual(expected);
    await publishRelease(dir, team.client, { key });
    expect(await read(`mfe-lending/${remote.version}/client/page.js`)).toBe('right()');
  });

  it('refuses a manifest whose files did not arrive', async () => {
    const dir = await registry.pack({ version: nextVersion() });
    const text = await readFile(join(dir, 'release/release.json'), 'utf8');
    const publishing = team.client.publish(signText(text, readPrivateKey(team.keys.privateKey)));
    await expect(publishing).rejects.toEqual(refusal(422, 'client/page.js is missing'));
  });

  it('refuses a signature by another key, a revoked key, and a changed text', async () => {
    const dir = await registry.pack({ version: nextVersion() });
    const expected = refusal(422, 'not signed by a valid key');
    const stranger = readPrivateKey(generateKeyPair().privateKey);
    await expect(publishRelease(dir, team.client, { key: stranger })).rejects.toEqual(expected);

    const key = readPrivateKey(team.keys.privateKey);
    const text = await readFile(join(dir, 'release/release.json'), 'utf8');
    const changed = { ...signText(text, key), text: `${text} ` };
    await expect(team.client.publish(changed)).rejects.toEqual(expected);

    const { name, token, keys } = team;
    const revocation = { team: name, token, remotes: [], publicKey: null, revokedKeys: [keys.keyId] };
    await enrolTeam(registry.dataSource, revocation);
    await expect(publishRelease(dir, team.client, { key })).rejects.toEqual(expected);
  });

  it('takes a second key during a rotation', async () => {
    const { name, token } = team;
    const next = generateKeyPair();
    const rotation = { team: name, token, remotes: [], publicKey: next.publicKey, revokedKeys: [] };
    await enrolTeam(registry.dataSource, rotation);
    for (const { privateKey } of [team.keys, next]) {
      const dir = await registry.pack({ version: nextVersion() });
      const outcome = await publishRelease(dir, team.client, { key: readPrivateKey(privateKey) });
      expect(outcome.alreadyPublished).toBe(false);
    }
  });
});

describe('the gate', () => {
  /** Signs a manifest with these changes; its files have arrived. */
  const publishChanged = async (
    change: (manifest: ReturnType<typeof JSON.parse>) => void,
    server?: string,
  ) => {
    const dir = await registry.pack({ version: nextVersion() });
    const manifest = JSON.parse(await readFile(join(dir, 'release/release.json'), 'utf8'));
    for (const path of Object.keys(manifest.files)) {
      const content = path === 'server/remote.cjs' && server !== undefined ? bytes(server) : null;
      const file = content ?? new Uint8Array(await readFile(join(dir, 'release', path)));
      manifest.files[path] = integrityOf(file);
      await team.client.uploadFile({ remote: manifest.name, version: manifest.version, path, bytes: file });
    }
    change(manifest);
    return team.client.publish(signText(JSON.stringify(manifest), readPrivateKey(team.keys.privateKey)));
  };

  it('takes what was not changed', async () => {
    await expect(publishChanged(() => undefined)).resolves.toMatchObject({ remote: 'mfe-lending' });
  });

  it('refuses a manifest without routes, or with a path outside the release', async () => {
    const noRoutes = publishChanged((manifest) => (manifest.routes = []));
    await expect(noRoutes).rejects.toEqual(refusal(422, 'no routes'));
    const escape = publishChanged((manifest) => (manifest.files['client/../../../x.js'] = integrityOf('x')));
    await expect(escape).rejects.toEqual(refusal(422, 'path outside the release'));
  });

  it('refuses a server bundle that requires what the shell does not share', async () => {
    const foreign = publishChanged(() => undefined, `require('node:fs')`);
    await expect(foreign).rejects.toEqual(refusal(422, 'requires node:fs'));
    const builtin = publishChanged((manifest) => (manifest.shared.fs = '*'), `require('fs')`);
    await expect(builtin).rejects.toEqual(refusal(422, 'fs cannot be shared'));
    const computed = publishChanged(() => undefined, `require(name)`);
    await expect(computed).rejects.toEqual(refusal(422, 'computes the name of a module'));
  });

  it('refuses paths of the shell and of the live release of another remote', async () => {
    const shell = team.publish({ version: nextVersion(), paths: ['/', '/api/loans'] });
    await expect(shell).rejects.toEqual(refusal(409, '/api/loans belongs to the shell'));
    const preview = team.publish({ version: nextVersion(), paths: ['/', '/predprosmotr'] });
    await expect(preview).rejects.toEqual(refusal(409, '/predprosmotr belongs to the shell'));

    const { version: live } = await team.publish({ version: nextVersion(), paths: ['/loans/:id'] });
    await team.client.promote({ releases: [{ remote: 'mfe-lending', version: live }] });
    const other = await registry.enrol('content', ['mfe-content']);
    const claiming = { name: 'mfe-content', paths: ['/blog', '/loans/:slug'] };
    const taken = other.publish({ ...claiming, version: nextVersion() });
    await expect(taken).rejects.toEqual(refusal(409, '/loans/:slug belongs to mfe-lending'));

    const { version: without } = await team.publish({ version: nextVersion(), paths: ['/'] });
    await team.client.promote({ releases: [{ remote: 'mfe-lending', version: without }] });
    await expect(other.publish({ ...claiming, version: nextVersion() })).resolves.toBeDefined();
  });
});

describe('a former address', () => {
  it('is taken by no page: whoever asks for it is led elsewhere before', async () => {
    const claiming = team.publish({ version: nextVersion(), paths: ['/loans', '/welcome/:page', '/map'] });
    await expect(claiming).rejects.toEqual(
      refusal(409, '/welcome/:page is a former address that leads to /dengi-pod-zalog'),
    );
    await expect(claiming).rejects.toMatchObject({ code: 'route-taken' });
    // Where the rest of the address goes along, a page that is there is seen.
    await expect(
      team.publish({ version: nextVersion(), paths: ['/dengi-pod-zalog/novosti'] }),
    ).resolves.toMatchObject({ remote: 'mfe-lending' });
  });

  it('that was claimed before it was one is gone back to, and not promoted', async () => {
    const [before, now] = [nextVersion(), nextVersion()];
    await team.publish({ version: now, paths: ['/loans', '/later'] });
    await team.client.promote({ releases: [{ remote: 'mfe-lending', version: now }] });
    const folder = join(registry.artifactsDir, 'mfe-lending');
    await cp(join(folder, now), join(folder, before), { recursive: true });
    await registry.dataSource.query(
      `INSERT INTO release SELECT (jsonb_populate_record(r, jsonb_build_object('version', $1::text,
         'integrity', $2::text, 'manifest', replace(r.manifest, '/later', '/map')))).* FROM release r`,
      [before, integrityOf('before')],
    );
    const promoting = team.client.promote({ releases: [{ remote: 'mfe-lending', version: before }] });
    await expect(promoting).rejects.toEqual(
      refusal(409, '/map is a former address that leads to /karta-saita'),
    );
    await registry.dataSource.query(`UPDATE release_channel SET earlier = ARRAY[$1]`, [before]);
    expect(await team.client.rollback({ remotes: ['mfe-lending'] })).toMatchObject({
      releases: [{ version: before }],
    });
  });
});

describe('upload', () => {
  const put = (query: Record<string, string>, body: BodyInit) =>
    fetch(`${registry.origin}/api/v1/releases/file?${new URLSearchParams(query).toString()}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${team.token}`, 'content-type': 'application/octet-stream' },
      body,
      ...{ duplex: 'half' },
    });

  it.each([
    { path: 'client/../../../escaped.js' },
    { path: '/tmp/escaped.js' },
    { path: 'release.json' },
    { path: 'client/%2e%2e/escaped.js' },
    { version: '../1.0.0' },
    { remote: '../mfe-lending' },
  ])('refuses an address that leaves the release: %o', async (change) => {
    const query = { remote: 'mfe-lending', version: '9.0.0', path: 'client/escaped.js', ...change };
    const answer = await put(query, 'x');
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).error_validation)).toEqual(Object.keys(change));
  });

  it('refuses a file that is too large, announced or not', async () => {
    const file = { remote: 'mfe-lending', version: '9.0.1', path: 'client/large.js' };
    const mib = 1024 * 1024;
    const upload = (path: string, size: number) =>
      team.client.uploadFile({ ...file, path, bytes: new Uint8Array(size) });
    const code = upload('client/large.js', 8 * mib + 1);
    await expect(code).rejects.toEqual(refusal(413, 'client/large.js is over 8 MiB'));
    await expect(code).rejects.toMatchObject({ code: 'too-large' });
    const film = upload('client/large.webm', 16 * mib + 1);
    await expect(film).rejects.toEqual(refusal(413, 'client/large.webm is over 16 MiB'));
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024 * 1024)) });
    // The connection may end before the answer is read; what counts is that nothing was kept.
    const answer = await put(file, endless).catch(() => null);
    expect(answer?.status ?? 413).toBe(413);
    expect(await team.client.readUpload('mfe-lending', '9.0.1')).toEqual({
      published: null,
      pruned: false,
      files: {},
    });
  });

  it('keeps nothing of a file that broke off', async () => {
    const chunks = [new Uint8Array(1024)].values();
    const broken = new ReadableStream({
      pull(stream) {
        const { value } = chunks.next();
        if (value) stream.enqueue(value);
        else stream.error(new Error('the sender died'));
      },
    });
    await expect(
      put({ remote: 'mfe-lending', version: '9.0.3', path: 'client/page.js' }, broken),
    ).rejects.toThrow();
    expect(await team.client.readUpload('mfe-lending', '9.0.3')).toEqual({
      published: null,
      pruned: false,
      files: {},
    });
  });

  it('takes an empty file', async () => {
    const file = { remote: 'mfe-lending', version: '9.0.2', path: 'client/empty.css' };
    await team.client.uploadFile({ ...file, bytes: new Uint8Array() });
    const { files } = await team.client.readUpload('mfe-lending', '9.0.2');
    expect(files).toEqual({ 'client/empty.css': integrityOf('') });
  });
});

describe('team tokens', () => {
  it('refuses a stranger, a replaced token, and a remote of another team', async () => {
    const nobody = createRegistryClient({ registry: registry.origin, token: 'x'.repeat(40) });
    await expect(nobody.status()).rejects.toEqual(expect.objectContaining({ status: 401 }));

    const other = await registry.enrol('content', ['mfe-content']);
    const foreign = other.publish({ version: nextVersion() });
    await expect(foreign).rejects.toEqual(refusal(403, 'not a remote of the team content'));
    const promotion = other.client.promote({ releases: [{ remote: 'mfe-lending', version: '1.0.0' }] });
    await expect(promotion).rejects.toEqual(refusal(403, 'a remote of the team lending, not of content'));

    await registry.enrol('lending', ['mfe-lending']);
    await expect(team.client.status()).rejects.toEqual(expect.objectContaining({ status: 401 }));
  });
});

describe('enrolment', () => {
  it('refuses a remote or a key of another team, and a revoked key', async () => {
    const enrol = (changes: object) =>
      enrolTeam(registry.dataSource, {
        team: 'content',
        token: 'y'.repeat(40),
        remotes: [],
        publicKey: null,
        revokedKeys: [],
        ...changes,
      });
    const remotes = [{ name: 'mfe-lending', kind: 'regular' }];
    await expect(enrol({ remotes })).rejects.toThrow('mfe-lending belongs to the team lending');
    await expect(enrol({ publicKey: team.keys.publicKey })).rejects.toThrow('belongs to the team lending');
    const { publicKey, keyId } = generateKeyPair();
    await enrol({ publicKey });
    await enrol({ revokedKeys: [keyId] });
    await expect(enrol({ publicKey })).rejects.toThrow('was revoked');
  });

  const enrolled = async (...args: string[]) => {
    const command = await readEnrolment(args, Readable.from([]));
    if (!command) throw new Error('only help was asked for');
    return enrolTeam(registry.dataSource, command.enrolment);
  };
  const remotesOf = async (token: string | null) => {
    const client = createRegistryClient({ registry: registry.origin, token: token ?? '' });
    return (await client.status()).map(({ remote }) => remote);
  };

  it('gives a new team its token', async () => {
    const token = await enrolled('--team', 'content', '--remotes', 'mfe-content:regular');
    expect(await remotesOf(token)).toEqual(['mfe-content']);
  });

  it('leaves a team its token, until another one is asked for', async () => {
    const { keys, token } = team;
    for (const change of [
      ['--remotes', 'mfe-insurance:regular'],
      ['--public-key', generateKeyPair().publicKey],
      ['--revoke-key', keys.keyId],
    ])
      expect(await enrolled('--team', 'lending', ...change)).toBeNull();
    expect(await remotesOf(token)).toEqual(['mfe-insurance', 'mfe-lending']);
    const next = await enrolled('--team', 'lending', '--new-token');
    await expect(remotesOf(token)).rejects.toMatchObject({ status: 401 });
    expect(await remotesOf(next)).toEqual(['mfe-insurance', 'mfe-lending']);
  });
});

/** Nobody registers a release until what it gives is called. */
async function holdNewReleases(dataSource: DataSource): Promise<() => Promise<void>> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE release IN SHARE MODE');
  return async () => {
    await runner.commitTransaction();
    await runner.release();
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function recording(client: RegistryClient, sent: string[]): RegistryClient {
  return {
    ...client,
    uploadFile: (file) => {
      sent.push(file.path);
      return client.uploadFile(file);
    },
  };
}
