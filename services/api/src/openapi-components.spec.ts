import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { withComponents } from './openapi-components.ts';

const page = { name: 'page', in: 'query', required: false, schema: { type: 'number' } } as const;
const id = { name: 'id', in: 'path', required: true, schema: { type: 'number' } } as const;
const uuid = { ...id, schema: { type: 'string' } };
const bearer = [{ bearer: [] }];
const rows = {
  description: '',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Rows' } } },
};
const missing = { description: '' };

const DOCUMENT: OpenAPIObject = {
  openapi: '3.0.0',
  info: { title: 'API', version: '1' },
  components: { schemas: { Rows: { type: 'array', items: { type: 'number' } } } },
  paths: {
    '/a': { get: { parameters: [page, id], responses: { 200: rows, 404: missing }, security: bearer } },
    '/b': { get: { parameters: [page, id], responses: { 200: rows }, security: [{ client_session: [] }] } },
    '/c': { get: { parameters: [uuid], responses: { 200: missing } } },
    '/d': { get: { parameters: [], responses: { 404: missing } } },
  },
};

/** As a client reads it: every reference but those to schemas is what it refers to. */
function resolved(document: OpenAPIObject): unknown {
  const { parameters = {}, responses = {} } = document.components ?? {};
  const json = JSON.stringify(document.paths).replace(
    /\{"\$ref":"#\/components\/(parameters|responses)\/([^"]+)"\}/gu,
    (_reference, kind: string, name: string) =>
      JSON.stringify((kind === 'parameters' ? parameters : responses)[name]),
  );
  return JSON.parse(json);
}

describe('what stands in the description of the API once', () => {
  const written = withComponents(DOCUMENT);

  it('is a parameter and an answer of several operations', () => {
    expect(written.components).toMatchObject({ parameters: { page, id }, responses: { Rows: rows } });
    expect(written.paths['/a']?.get).toEqual({
      parameters: [{ $ref: '#/components/parameters/page' }, { $ref: '#/components/parameters/id' }],
      responses: { 200: { $ref: '#/components/responses/Rows' }, 404: missing },
    });
  });

  it('is whom most operations let in; the others say whom they do', () => {
    expect(written.security).toEqual(bearer);
    const security = Object.values(written.paths).map(({ get }) => get?.security);
    expect(security).toEqual([undefined, [{ client_session: [] }], [], []]);
  });

  it('changes nothing for who reads it', () => {
    const paths = structuredClone(DOCUMENT.paths);
    delete paths['/a']?.get?.security;
    delete paths['/d']?.get?.parameters;
    expect(resolved(written)).toMatchObject(paths);
  });

  it('is all there in the file that is committed', () => {
    const committed = JSON.parse(
      readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
    ) as OpenAPIObject;
    const json = JSON.stringify(committed);
    const references = new Set(
      [...json.matchAll(/"#\/components\/(\w+)\/([^"]+)"/gu)].map(([, ...at]) => at.join('/')),
    );
    const defined = Object.entries(committed.components ?? {}).flatMap(([kind, named]) =>
      Object.keys(named as object).map((name) => `${kind}/${name}`),
    );
    expect([...references].filter((each) => !defined.includes(each))).toEqual([]);
    expect(json).not.toContain('"parameters":[]');
  });
});
