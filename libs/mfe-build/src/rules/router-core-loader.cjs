const { basename } = require('node:path');

/** What both views have a use for, and what may be there once only: the first script's are taken. */
const SHARED = [
  'ErrorResponseImpl',
  'IDLE_BLOCKER',
  'IDLE_FETCHER',
  'IDLE_NAVIGATION',
  'createBrowserHistory',
  'createPath',
  'invariant',
  'isRouteErrorResponse',
  'matchRoutes',
  'parsePath',
  'resolvePath',
  'stripBasename',
];
/** Of the same, what stands in the part that is left out. */
const IMPORTED = ['hydrationRouteProperties', 'mapRouteProperties'];

/** Everything up to the first line that has to do with React, and how a browser begins. */
const PARTS = [
  ['', 'import * as React from "react";'],
  ['function createBrowserRouter(', 'function createHashRouter('],
  ['function parseHydrationData(', 'function BrowserRouter('],
];

/** The view `?core` of react-router's browser build: what navigates, and nothing else. Everything must be found, as in the lean one. */
module.exports = function routerCore(source) {
  const text = PARTS.map((part) => cut(source, part)).join('\n');
  return [
    `import { ${[...SHARED, ...IMPORTED].join(', ')} } from './${basename(this.resourcePath)}';`,
    SHARED.reduce(withoutOwn, text),
    'export { createBrowserRouter, createRouter as UNSAFE_createRouter };',
  ].join('\n');
};

function cut(source, [start, end]) {
  const from = source.indexOf(start);
  const to = source.indexOf(end);
  if (from < 0 || to <= from)
    throw new Error(`react-router is another one than expected: no ${start || end}`);
  return source.slice(from, to);
}

/** Its own copy is called otherwise, and left out by the minimizer because nobody calls it. */
function withoutOwn(text, name) {
  const declaration = new RegExp(`^(?:function|var) ${name}\\b`, 'm');
  if (!declaration.test(text)) throw new Error(`react-router is another one than expected: no ${name}`);
  return text.replace(declaration, '$&$$Own');
}
