import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Definitions<T> = Record<string, T>;

/** Most operations are of the staff: the others say theirs. */
const SECURITY = [{ bearer: [] }];

/** The same API in fewer words: what operations repeat stands in the document once. */
export function withComponents(document: OpenAPIObject): OpenAPIObject {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item) as Operation[]);
  const parameters = commonest(
    operations.flatMap((operation) => operation.parameters ?? []),
    (parameter) => ('name' in parameter ? parameter.name : undefined),
  );
  const responses = commonest(
    operations.flatMap((operation) => Object.values(operation.responses)),
    (response) => /#\/components\/schemas\/(\w+)/u.exec(JSON.stringify(response))?.[1],
  );
  const referredParameter = referringTo('parameters', parameters);
  const referredResponse = referringTo('responses', responses);
  const shorten = (operation: Operation) => ({
    ...operation,
    parameters: operation.parameters?.length ? operation.parameters.map(referredParameter) : undefined,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [status, referredResponse(answer)]),
    ),
    security:
      JSON.stringify(operation.security) === JSON.stringify(SECURITY)
        ? undefined
        : (operation.security ?? []),
  });
  const shortenAll = (item: object) =>
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [method, shorten(operation as Operation)]),
    );
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [path, shortenAll(item)]),
  );
  return {
    ...document,
    security: SECURITY,
    paths,
    components: { ...document.components, parameters, responses } as NonNullable<OpenAPIObject['components']>,
  };
}

/** Of all definitions of a name the one that is met most often, from twice on. */
function commonest<T>(
  definitions: readonly T[],
  nameOf: (definition: T) => string | undefined,
): Definitions<T> {
  const times = new Map<string, number>();
  for (const definition of definitions) {
    const json = JSON.stringify(definition);
    times.set(json, (times.get(json) ?? 0) + 1);
  }
  const repeated = [...times].filter(([, count]) => count > 1).sort(([, a], [, b]) => a - b);
  return Object.fromEntries(
    repeated.flatMap(([json]) => {
      const definition = JSON.parse(json) as T;
      const name = nameOf(definition);
      return name === undefined ? [] : [[name, definition]];
    }),
  );
}

function referringTo(kind: 'parameters' | 'responses', definitions: Definitions<unknown>) {
  const names = new Map(Object.entries(definitions).map(([name, each]) => [JSON.stringify(each), name]));
  return (definition: unknown) => {
    const name = names.get(JSON.stringify(definition));
    return name === undefined ? definition : { $ref: `#/components/${kind}/${name}` };
  };
}
