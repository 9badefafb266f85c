import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { type Access, ACCESS, TAKES_FILE } from '../core/access/access.decorators.ts';
import type { TestApp } from './test-app.ts';

export interface RegisteredRoute {
  /** `LeadsController.create`. */
  handler: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1/. */
  path: string;
  access: Access | undefined;
  takesFile: boolean;
  /** Status that the handler declares. */
  httpCode: number | undefined;
}

/** Every route of every controller of the application. */
export function registeredRoutes(api: TestApp): RegisteredRoute[] {
  const modules = [...api.app.get(ModulesContainer).values()];
  const controllers = modules.flatMap(({ controllers: wrappers }) => [...wrappers.values()]);
  return controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== 'function') return [];
    const prototype = metatype.prototype as Record<string, unknown>;
    const base = String(Reflect.getMetadata(PATH_METADATA, metatype) ?? '');
    return Object.getOwnPropertyNames(prototype).flatMap((name): RegisteredRoute[] => {
      const handler = prototype[name];
      if (
        name === 'constructor' ||
        typeof handler !== 'function' ||
        !Reflect.hasMetadata(PATH_METADATA, handler)
      )
        return [];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
      const paths = [Reflect.getMetadata(PATH_METADATA, handler)].flat().map(String);
      return paths.map((own) => ({
        handler: `${metatype.name}.${name}`,
        method: method as RegisteredRoute['method'],
        path: [base, own]
          .map((part) => part.replace(/^\/|\/$/gu, ''))
          .filter(Boolean)
          .join('/'),
        access: (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype)) as
          Access | undefined,
        takesFile: Reflect.hasMetadata(TAKES_FILE, handler),
        httpCode: Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined,
      }));
    });
  });
}
