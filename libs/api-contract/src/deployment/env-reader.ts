import { serviceNotFound } from '../errors.ts';
import { StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables and collects every complaint, so that one start names them all. */
export class EnvReader {
  readonly complaints: string[] = [];
  private readonly env: Environment;

  constructor(env: Environment) {
    this.env = env;
  }

  /** Undefined when the variable is absent or empty. */
  optional(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  /** As it stands there: empty is not absent. */
  written(name: string): string | undefined {
    return this.env[name];
  }

  /** Those of these variables that are there and not empty, for what reads some of them together. */
  given(names: readonly string[]): Environment {
    const pairs = names.map((name) => [name, this.optional(name)] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }

  /** @param form what is wanted, for who has not given it: «base64 of 32 bytes» */
  text(name: string, fallback?: string, form?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) this.complain(`${name} is missing${form === undefined ? '' : `: ${form}`}`);
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

  /** The same for a number that need not be whole. */
  number(name: string, fallback: number, min: number, max: number): number {
    const raw = this.optional(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (value >= min && value <= max) return value;
    this.complain(`${name} must be a number from ${min} to ${max}`);
    return fallback;
  }

  /** `1` or `0`. */
  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['1', '0'], fallback ? '1' : '0') === '1';
  }

  /** By commas, without what is empty. */
  list(name: string): string[] {
    const parts = this.optional(name)?.split(',') ?? [];
    return parts.map((part) => part.trim()).filter(Boolean);
  }

  oneOf<T extends string>(name: string, values: readonly T[], fallback: T | undefined): T {
    const raw = this.optional(name) ?? fallback;
    const value = values.find((candidate) => candidate === raw);
    if (value === undefined) this.complain(`${name} must be one of: ${values.join(', ')}`);
    return value ?? (values[0] as T);
  }

  /**
   * Like `oneOf`, for the part of the product that does a job: «Requested service {name} is not found!» for an unknown one.
   * Null where it is complained about: nothing else can be said to belong to it then.
   */
  driver<T extends string>(name: string, drivers: readonly T[], fallback: T | undefined): T | null {
    const raw = this.optional(name) ?? fallback;
    const driver = drivers.find((each) => each === raw);
    if (driver !== undefined) return driver;
    const choice = drivers.join(', ');
    this.complain(
      raw === undefined
        ? `${name} is missing: one of ${choice}`
        : `${name} must be one of: ${choice} (${serviceNotFound(raw)})`,
    );
    return null;
  }

  /** A URL of one of the protocols, returned as it was written. */
  url(name: string, fallback?: string, protocols: readonly string[] = ['http:', 'https:']): string {
    const form = `a URL of ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
    const value = this.text(name, fallback, form);
    if (value && !protocols.includes(parsed(value)?.protocol ?? '')) {
      this.complain(`${name} is not ${form}`);
    }
    return value;
  }

  /** Scheme, host and port without a trailing slash. */
  origin(name: string, fallback?: string): string {
    const value = this.url(name, fallback);
    const origin = parsed(value)?.origin ?? '';
    // Of a scheme that is complained about already.
    if (!origin.startsWith('http')) return '';
    if (origin !== value.replace(/\/$/u, '')) this.complain(`${name} must be an origin without a path`);
    return origin;
  }

  /** What a reader throws is said along with everything else that is wrong. */
  reading<T>(read: () => T, otherwise: T): T {
    try {
      return read();
    } catch (error) {
      this.complain(error instanceof Error ? error.message : String(error));
      return otherwise;
    }
  }

  complain(complaint: string): void {
    this.complaints.push(complaint);
  }

  /** Throws StartError that names everything that is wrong. */
  finish(): void {
    if (this.complaints.length) throw new StartError(`Configuration: ${this.complaints.join('; ')}`);
  }
}

/** Null for what is no URL: this library is of browsers, too, and not all of them have `URL.parse`. */
function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
