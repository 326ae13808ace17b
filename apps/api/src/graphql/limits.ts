import { z } from 'zod';

const atMost = (initial: number) => z.int().positive().default(initial);

/** What one request or socket may ask for; `GRAPHQL_LIMITS` sets others. A refused one says which it was. */
export const requestLimits = z.strictObject({
  bodyBytes: atMost(1_000_000),
  /** Operations in one body. */
  batch: atMost(10),
  tokens: atMost(8_000),
  depth: atMost(12),
  rootFields: atMost(50),
  /** Of one list in an answer. */
  rows: atMost(10_000),
  /** Values of one list in a variable. */
  list: atMost(10_000),
  /** Lists, objects and aggregates of tables in one operation, fragments put in. */
  nodes: atMost(500),
  statementMilliseconds: atMost(5_000),
  /** A file's one statement, which goes no faster than its reader. */
  exportMilliseconds: atMost(600_000),
  /** For so long at most the reader of a file may take nothing of it. */
  exportLagMilliseconds: atMost(60_000),
  /** Under way on one socket. */
  operations: atMost(100),
  /** For so long at most a socket may leave unread what live answers wait for. */
  socketLagMilliseconds: atMost(10_000),
});

/** What one connection may cost. */
export const limits = {
  /** To send a request, the largest file over a slow line included. */
  requestMilliseconds: 300_000,
  /** From so many bytes on a live answer goes to all its sockets from one place. */
  socketSharedBytes: 64_000,
  socketBufferBytes: 4_000_000,
  /** From so many unread bytes on live answers are left out until they are read. */
  socketBusyBytes: 1_000_000,
  initMilliseconds: 5_000,
  pingMilliseconds: 20_000,
} as const;
