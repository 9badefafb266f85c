import { parse, type CallExpression, type Node, type Pattern, type UnaryExpression } from 'acorn';
import { ancestor, simple } from 'acorn-walk';
import { isShared } from './inspect/is-shared.ts';
import { ManifestError } from './manifest.ts';
import { messageOf } from './thrown.ts';

const REFUSED_IMPORT = {
  ImportExpression() {
    throw new ManifestError('the server bundle uses import()');
  },
};

/**
 * The modules that a server bundle asks for, sorted, found without running it.
 * Throws ManifestError when it is not CommonJS, or asks for a module by a name that only running it would tell.
 */
function serverRequires(code: string): string[] {
  const names = new Set<string>();
  ancestor(parseScript(code), {
    ...REFUSED_IMPORT,
    Identifier(node, _state, ancestors) {
      if (node.name !== 'require' || ancestors.some(declaresRequire)) return;
      const parent = ancestors.at(-2);
      if (isTypeOf(parent)) return;
      const name = isCall(parent) ? requiredName(parent, node) : undefined;
      if (name === undefined) throw new ManifestError('the server bundle computes the name of a module');
      names.add(name);
    },
  });
  return [...names].sort();
}

/** What import() may look like; most bundles have nothing of the kind, and reading a whole one takes its time. */
const MAYBE_IMPORT = /\bimport\s*[(./]/;

/** Throws ManifestError when the code would load modules by itself: import() answers with parts of the host. */
export function refuseDynamicImport(code: string): void {
  if (MAYBE_IMPORT.test(code)) simple(parseScript(code), REFUSED_IMPORT);
}

/** Requires that the shell does not provide; `shared` are the package names of the manifest. */
export function foreignRequires(code: string, shared: readonly string[]): string[] {
  return serverRequires(code).filter((name) => !isShared(name, shared));
}

function parseScript(code: string): Node {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true });
  } catch (error) {
    const reason = messageOf(error);
    throw new ManifestError(`the server bundle is not CommonJS: ${reason}`);
  }
}

function isCall(node: Node | undefined): node is CallExpression {
  return node?.type === 'CallExpression';
}

function isTypeOf(node: Node | undefined): boolean {
  return node?.type === 'UnaryExpression' && (node as UnaryExpression).operator === 'typeof';
}

function requiredName(call: CallExpression, callee: Node): string | undefined {
  const [argument] = call.arguments;
  if (call.callee !== callee || argument?.type !== 'Literal') return undefined;
  return typeof argument.value === 'string' ? argument.value : undefined;
}

/** A function that takes a `require` of its own does not reach the module's. */
function declaresRequire(node: Node): boolean {
  const params = 'params' in node && Array.isArray(node.params) ? (node.params as Pattern[]) : [];
  return params.some((param) => param.type === 'Identifier' && param.name === 'require');
}
