// @ts-check
import { createHash } from 'node:crypto';
import { createProjectGraphAsync } from '@nx/devkit';

/** @typedef {{ name: string, root: string, kind: string }} Project */

/**
 * The packages of the workspace as Nx knows them. The boundary rule reads the graph that this call leaves on disk,
 * so a fresh clone, a new package and a changed kind are all seen by the next run.
 * Throws when a package does not name its kind.
 */
export async function readProjects() {
  // Read by Nx: a daemon would outlive the lint run.
  process.env.NX_DAEMON = 'false';
  const graph = await createProjectGraphAsync({ exitOnError: false });
  /** @type {Project[]} */
  const projects = Object.values(graph.nodes).map(({ name, data }) => {
    const [kind, ...more] = (data.tags ?? []).filter((tag) => tag.startsWith('type:'));
    if (!kind || more.length > 0)
      throw new Error(`${data.root}/package.json: nx.tags must hold one "type:…"`);
    return { name, root: data.root, kind };
  });
  // Part of the configuration, so that the ESLint cache notices a new package or kind.
  const fingerprint = createHash('sha256').update(JSON.stringify(projects)).digest('hex');
  return { projects, fingerprint };
}
