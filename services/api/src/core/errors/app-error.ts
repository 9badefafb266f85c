import type { ErrorBody, FieldErrors } from '@polden/api-contract';

export interface AppErrorDetails {
  fields?: ErrorBody['fields'];
  validation?: FieldErrors;
  /** What stands in the way of an update, as it is answered. */
  current?: object;
  /** What went wrong inside: logged, never answered. */
  cause?: unknown;
}

/** The one way to refuse: an HTTP status and a Russian sentence that may be shown to the person. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly fields: ErrorBody['fields'];
  readonly validation: FieldErrors | undefined;
  readonly current: object | undefined;

  constructor(
    readonly status: number,
    message: string,
    details: AppErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.fields = details.fields;
    this.validation = details.validation;
    this.current = details.current;
  }

  /** 422 with messages by field; the sentence of the answer is the first of them unless one is given. */
  static invalid(validation: FieldErrors, message?: string): AppError {
    return new AppError(422, message ?? Object.values(validation).flat()[0] ?? 'Проверьте введённые данные', {
      validation,
    });
  }

  /** 429; `seconds` until it makes sense to try again, also sent as Retry-After; `facts` beside them. */
  static tooMany(message: string, seconds: number, facts: ErrorBody['fields'] = {}): AppError {
    return new AppError(429, message, { fields: { retryAfter: Math.max(1, Math.ceil(seconds)), ...facts } });
  }
}
