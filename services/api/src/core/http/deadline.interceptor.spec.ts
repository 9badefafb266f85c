import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Get, Sse } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { NEVER, type Observable } from 'rxjs';
import { readConfig } from '../config/read-config.ts';
import { AppError } from '../errors/app-error.ts';
import { DeadlineInterceptor } from './deadline.interceptor.ts';

class Feed {
  @Sse('events')
  events(): Observable<never> {
    return NEVER;
  }

  @Get('page')
  page(): Observable<never> {
    return NEVER;
  }
}

const feed = new Feed();
const config = readConfig({ APP_ENV: 'local', DATABASE_URL: 'postgres://localhost/none' });

/** What is thrown long after the deadline. */
function failureOf(method: 'events' | 'page'): unknown {
  let failure: unknown = null;
  const context = new ExecutionContextHost([], Feed, feed[method]);
  const answer = new DeadlineInterceptor(config).intercept(context, { handle: () => feed[method]() });
  const { staffDeadlineMs, deadlineMs } = config.serving;
  const running = answer.subscribe({ error: (error: unknown) => (failure = error) });
  jest.advanceTimersByTime(2 * Math.max(staffDeadlineMs, deadlineMs));
  running.unsubscribe();
  return failure;
}

describe('the deadline', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('ends a handler that does not answer', () => {
    expect(failureOf('page')).toBeInstanceOf(AppError);
  });

  it('leaves a stream of events alone, however long nothing happens', () => {
    expect(failureOf('events')).toBeNull();
  });
});
