// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Prints what package-lock.json installs, without the workspaces of this checkout: their versions stand in it, too, and one
 * team's release must not build everybody's code anew. An input of nx.json.
 */
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
/** @type {[string, { link?: boolean }][]} */
const packages = Object.entries(lock.packages);
const installed = packages.filter(([folder, { link }]) => folder.startsWith('node_modules/') && !link);
console.log(createHash('sha256').update(JSON.stringify(installed)).digest('hex'));
