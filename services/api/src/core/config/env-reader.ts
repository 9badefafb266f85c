import { serviceNotFound } from '@polden/api-contract';
import { StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables and collects every complaint, so that one start names them all. */
export class EnvReader {
  readonly complaints: string[] = [];

  constructor(private readonly env: Environment) {}

  /** Undefined when the variable is absent or empty. */
  optional(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  text(name: string, fallback?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) this.complain(`${name} is missing`);
    return value ?? '';
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const raw = this.optional(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.complain(`${name} must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  oneOf<T extends string>(name: string, values: readonly T[], fallback: T | undefined): T {
    const raw = this.optional(name) ?? fallback;
    const value = values.find((candidate) => candidate === raw);
    if (value === undefined) this.complain(`${name} must be one of: ${values.join(', ')}`);
    return value ?? (values[0] as T);
  }

  /** Like `oneOf`, for the part of the product that does a job: «Requested service {name} is not found!» for an unknown one. */
  driver<T extends string>(name: string, drivers: readonly T[], fallback: T | undefined): T {
    const raw = this.optional(name) ?? fallback;
    if (raw !== undefined && !drivers.some((driver) => driver === raw)) this.complain(serviceNotFound(raw));
    return this.oneOf(name, drivers, fallback);
  }

  /** A URL of one of the protocols, returned as it was written. */
  url(name: string, fallback?: string, protocols: readonly string[] = ['http:', 'https:']): string {
    const value = this.text(name, fallback);
    if (value && !protocols.includes(URL.parse(value)?.protocol ?? '')) {
      this.complain(`${name} is not a URL of ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    }
    return value;
  }

  /** Scheme, host and port without a trailing slash. */
  origin(name: string, fallback?: string): string {
    const value = this.url(name, fallback);
    const origin = URL.parse(value)?.origin;
    if (origin && origin !== value.replace(/\/$/u, ''))
      this.complain(`${name} must be an origin without a path`);
    return origin ?? '';
  }

  complain(complaint: string): void {
    this.complaints.push(complaint);
  }

  /** Throws StartError that names everything that is wrong. */
  finish(): void {
    if (this.complaints.length) throw new StartError(`Configuration: ${this.complaints.join('; ')}`);
  }
}
