import type { Type } from '@nestjs/common';

/**
 * What decorators would write in a class: the method with its decorators and the types of its parameters. NestJS knows
 * routes by decorators of a class alone, and the routes of a content type follow from its definition: so they are
 * decorated here, by hand, and nowhere else.
 */
export function addRoute(
  controller: Type,
  name: string,
  handler: (...parameters: never[]) => unknown,
  types: unknown[],
  decorators: MethodDecorator[],
): void {
  const prototype = controller.prototype as object;
  // The OpenAPI document finds a method by the name of its function.
  Object.defineProperty(handler, 'name', { value: name });
  Object.defineProperty(prototype, name, { value: handler, configurable: true, writable: true });
  Reflect.defineMetadata('design:paramtypes', types, prototype, name);
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (!descriptor) return;
  for (const decorate of decorators) decorate(prototype, name, descriptor);
}

/** The decorator for the parameter with this index. */
export function at(index: number, decorate: ParameterDecorator): ParameterDecorator {
  return (target, key) => decorate(target, key, index);
}
