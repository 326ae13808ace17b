import type { FastifyBaseLogger } from 'fastify';

const levels = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type Level = (typeof levels)[number];
/** Never in a log line, whatever object they are in. */
const hidden =
  /^(authorization|cookie|set-cookie|password|passcode|code|pin|token|refresh_token|access_token|key|secret)$/i;

/** A logger of one JSON line per event on standard error; secrets are redacted. */
export function createLog(level: Level, bindings: Readonly<Record<string, unknown>> = {}): FastifyBaseLogger {
  const least = levels.indexOf(level);
  const at = (name: Level) => (first: unknown, second?: unknown) => {
    if (levels.indexOf(name) < least) return;
    const [fields, message] = typeof first === 'object' && first !== null ? [first, second] : [{}, first];
    const line = { time: new Date().toISOString(), level: name, ...bindings, ...fields, message };
    process.stderr.write(`${JSON.stringify(line, redact)}\n`);
  };
  return {
    level,
    trace: () => {},
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    silent: () => {},
    child: (more: Readonly<Record<string, unknown>>) => createLog(level, { ...bindings, ...more }),
  };
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
