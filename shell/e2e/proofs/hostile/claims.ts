import type { HostileCase } from './hostile-case.ts';

const page = (path: string) =>
  `[{ path: '${path}', handle: { chunk: 'hostile', layout: 'simple' }, Component: () => require('react').createElement('h1', null, 'hostile') }]`;

/** What a release says of itself, and what of it reaches further than its own pages. */
export const claims: HostileCase[] = [
  {
    name: 'a page that the manifest does not claim',
    routes: page('/tajnaya-stranitsa'),
    asks: { path: '/tajnaya-stranitsa', status: 404 },
    refused: 'preflight',
  },
  {
    name: 'a page below a path of another team',
    routes: page('/blog/:any/vzyatie'),
    asks: { path: '/blog/statya/vzyatie', status: 404 },
    refused: 'preflight',
  },
  {
    name: 'a page of another team',
    routes: page('/dengi-pod-zalog'),
    asks: { path: '/dengi-pod-zalog', status: 200 },
    refused: 'preflight',
  },
  {
    name: 'ids of nested routes that collide',
    routes: `[{ ...${page('/investoram/takaya')}[0], id: 'same', children: [{ id: 'same', path: 'a', Component: () => null }] }]`,
    refused: 'preflight',
  },
  {
    name: 'a page for nobody knows whom',
    routes: `[{ ...${page('/tajnaya')}[0], handle: { chunk: 'a', layout: 'simple', auth: 'root' } }]`,
    asks: { path: '/tajnaya', status: 404 },
    refused: 'preflight',
  },
  {
    name: 'a forged verdict',
    top: 'attempt("verdict", () => { const host = setTimeout.constructor("return process")(); return host.send([]) }); throw new Error("broken all the same")',
    refused: 'preflight',
  },
  {
    name: 'a verdict by patched prototypes of the gate',
    top: 'Array.prototype.every = () => true; JSON.stringify = () => "same"; Object.prototype.length = 0; throw new Error("broken all the same")',
    refused: 'preflight',
  },
  {
    name: 'no routes at all',
    top: 'module.exports = { get routes() { return [] } }; module = { exports: { routes: [] } };',
    refused: 'preflight',
  },
  { name: 'styles of the whole page', css: 'body{display:none}', refused: 'css-scope', gateOnly: true },
  {
    name: 'styles of another remote',
    css: '.content_title{display:none}',
    refused: 'css-scope',
    gateOnly: true,
  },
  {
    name: 'styles of a sibling',
    css: ':is(p,li)+footer{display:none}',
    refused: 'css-scope',
    gateOnly: true,
  },
  {
    name: 'an animation of another remote',
    css: '@keyframes turn{to{rotate:1turn}}',
    refused: 'css-scope',
    gateOnly: true,
  },
  {
    name: 'styles from elsewhere',
    css: '@import "https://example.com/a.css";',
    refused: 'css-scope',
    gateOnly: true,
  },
  { name: 'scripts of 30 MB', scriptBytes: 30_000_000, refused: 'budget', gateOnly: true },
];
