import webpack, { type Compilation, type Module } from 'webpack';

const { ExternalModule } = webpack;

/** The whole module: a namespace that is passed on, or `export *`. */
const EVERY_NAME = '*';

/**
 * Shared module → the names that the code which stays in the bundle imports of it, sorted; `['*']` where it takes the
 * module as a whole. Read after the chunks are made and before modules are joined: `hooks.afterChunks`.
 */
export function usedNames(compilation: Compilation): Record<string, string[]> {
  const externals = [...compilation.modules].filter((module) => module instanceof ExternalModule);
  const used = externals
    .filter((module) => isBundled(module, compilation))
    .map((module) => [module.userRequest, [...namesOf(module, compilation)].sort()] as const);
  return Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isBundled(module: Module, { chunkGraph }: Compilation): boolean {
  return chunkGraph.getNumberOfModuleChunks(module) > 0;
}

function namesOf(module: Module, compilation: Compilation): Set<string> {
  const { moduleGraph } = compilation;
  const names = new Set<string>();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    const { originModule, dependency } = connection;
    if (!originModule || !dependency || !isBundled(originModule, compilation)) continue;
    if (!connection.isActive(undefined)) continue;
    for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name = EVERY_NAME] = Array.isArray(reference) ? reference : reference.name;
      names.add(name);
    }
  }
  return names.has(EVERY_NAME) ? new Set([EVERY_NAME]) : names;
}
