/** The shell has more to render than it can: the visitor is asked to come back in a moment. */
export class OverloadedError extends Error {
  readonly statusCode = 503;

  constructor() {
    super('more pages are asked for than can be rendered');
  }
}
