import { sqlStateOf } from '@operatory/db';

/** 57014 is PostgreSQL's code for a statement that took too long. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && sqlStateOf(error) === '57014';

/**
 * @returns True if PostgreSQL cannot be used at the moment: it is unreachable, starting, stopping or out of
 * resources.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Prisma's errors contain the database's error.
  const code = sqlStateOf(error) ?? ('code' in error ? String(error.code) : '');
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code)) return true;
  // Codes of PostgreSQL, and those of Prisma for an unreachable server or no free connection.
  if (/^(08|53|57P)[0-9A-Z]+$/.test(code) || /^P(1001|1002|1008|1017|2024|2028|2037)$/.test(code))
    return true;
  // Errors of the library pg itself have no code.
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}
