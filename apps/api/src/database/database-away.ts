import { sqlStateOf } from '@operatory/db';

/** Whether an error means that PostgreSQL ended a statement because it took too long. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && sqlStateOf(error) === '57014';

/** Whether an error means that PostgreSQL is temporarily unavailable: unreachable, starting up, shutting down or out of resources. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Prisma wraps the database's error.
  const code = sqlStateOf(error) ?? ('code' in error ? String(error.code) : '');
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code)) return true;
  // PostgreSQL's codes, and Prisma's for an unreachable server or for a transaction that got no connection in time.
  if (/^(08|53|57P)[0-9A-Z]+$/.test(code) || /^P(1001|1002|1008|1017|2024|2028|2037)$/.test(code))
    return true;
  // pg's own errors have no code.
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}
