import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who stands behind a request, and what they may do. */
export interface Actor {
  id: string;
  may(action: string): boolean;
  /** Why nothing is allowed, where that has a reason of its own. */
  readonly refusal?: string | undefined;
}

/** Null when the request carries no credential that this way of signing in knows. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>;

/** The ways to sign in; a module that brings one registers it when it starts. */
@Injectable()
export class Authenticators {
  private readonly list: Authenticate[] = [];

  register(authenticate: Authenticate): void {
    this.list.push(authenticate);
  }

  /** The first actor that one of the ways recognises. */
  async actorOf(request: FastifyRequest): Promise<Actor | null> {
    for (const authenticate of this.list) {
      const actor = await authenticate(request);
      if (actor) return actor;
    }
    return null;
  }
}
