/** What stands in the source, and what takes its place. Each must be there: another version of the router is looked at anew. */
const CUTS = [
  // <PrefetchPageLinks> below a link: needs the framework's manifest of routes.
  [
    /return shouldPrefetch && !isAbsolute \? [^;]*?createElement\(PrefetchPageLinks, \{ page: href \}\)\) : link;/,
    'return link;',
  ],
  // createBrowserRouter(routes, { instrumentations }).
  [/if \(init\.instrumentations\) \{\s*let instrumentations = /, 'if (false) {\n    let instrumentations = '],
  [/if \(init\.instrumentations\) \{\s*router = instrument/, 'if (false) {\n    router = instrument'],
  // Errors that server components throw to redirect.
  [/RenderErrorBoundary\.contextType = RSCRouterContext;/, ''],
  [/if \(this\.context && typeof error === "object"/, 'if (false && typeof error === "object"'],
  [
    /if \(this\.context\) \{\s*return [^;]*?createElement\(RSCErrorHandler/,
    (found) => found.replace('this.context', 'false'),
  ],
  // What is seen where nobody gives an ErrorBoundary: every route of the site has one.
  [/var defaultErrorElement = [^;]*;/, 'var defaultErrorElement = null;'],
];

module.exports = function leanRouter(source) {
  // The other parts of the build have nothing of it.
  if (!source.includes('function createBrowserRouter(')) return source;
  return CUTS.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text))
      throw new Error(`react-router is another one than expected: ${pattern} is not in it`);
    return text.replace(pattern, replacement);
  }, source);
};
