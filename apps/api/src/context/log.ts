import type { FastifyBaseLogger } from 'fastify';

const levels = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type Level = (typeof levels)[number];
/** Values of these keys are never logged, wherever they occur. */
const hidden =
  /^(authorization|cookie|set-cookie|password|passcode|code|pin|token|refresh_token|access_token|key|secret)$/i;

/** @returns A logger that writes one JSON line per event to standard error, without secrets. */
export const createLog = (
  level: Level,
  bindings: Readonly<Record<string, unknown>> = {},
): FastifyBaseLogger => new Log(level, bindings);

/** A class, so that the loggers that each request creates share their methods. */
class Log implements FastifyBaseLogger {
  constructor(
    readonly level: Level,
    private readonly bindings: Readonly<Record<string, unknown>>,
  ) {}

  trace(): void {}
  silent(): void {}
  debug(first: unknown, second?: unknown): void {
    this.#write('debug', first, second);
  }
  info(first: unknown, second?: unknown): void {
    this.#write('info', first, second);
  }
  warn(first: unknown, second?: unknown): void {
    this.#write('warn', first, second);
  }
  error(first: unknown, second?: unknown): void {
    this.#write('error', first, second);
  }
  fatal(first: unknown, second?: unknown): void {
    this.#write('fatal', first, second);
  }
  child(more: Readonly<Record<string, unknown>>): Log {
    return new Log(this.level, { ...this.bindings, ...more });
  }

  #write(name: Level, first: unknown, second: unknown): void {
    if (levels.indexOf(name) < levels.indexOf(this.level)) return;
    const [fields, message] = typeof first === 'object' && first !== null ? [first, second] : [{}, first];
    const line = { time: new Date().toISOString(), level: name, ...this.bindings, ...fields, message };
    process.stderr.write(`${JSON.stringify(line, redact)}\n`);
  }
}

function redact(name: string, value: unknown): unknown {
  if (hidden.test(name) && typeof value === 'string') return '[hidden]';
  if (value instanceof Error)
    return {
      name: value.name,
      message: value.message,
      error_code: Reflect.get(value, 'code'),
      stack: value.stack,
    };
  if (typeof value === 'object' && value !== null && 'raw' in value && 'routeOptions' in value)
    return '[request]';
  return typeof value === 'bigint' ? String(value) : value;
}
