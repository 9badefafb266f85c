import type { ErrorBody, FieldErrors } from '@polden/api-contract';

/** What every failed call throws: the server's error body, or code null when no answer came. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: number | null;
  readonly fields: ErrorBody['fields'];
  readonly error_validation: FieldErrors | undefined;
  readonly current: ErrorBody['current'];

  constructor(code: number | null, body: Partial<Omit<ErrorBody, 'code'>>, options?: ErrorOptions) {
    super(body.message ?? 'Request failed', options);
    this.code = code;
    this.fields = body.fields;
    this.error_validation = body.error_validation;
    this.current = body.current;
  }
}
