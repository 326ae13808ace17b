import { z } from 'zod';

const atMost = (initial: number) => z.int().positive().default(initial);

/** Limits for one request or socket, which `GRAPHQL_LIMITS` can override. A refusal names the limit that was exceeded. */
export const requestLimits = z.strictObject({
  bodyBytes: atMost(1_000_000),
  /** Operations in one request body. */
  batch: atMost(10),
  tokens: atMost(8_000),
  depth: atMost(12),
  rootFields: atMost(50),
  /** Rows of one list in a response. */
  rows: atMost(10_000),
  /** Values in one list variable. */
  list: atMost(10_000),
  /** Lists, objects and aggregates of tables in one operation, with fragments expanded. */
  nodes: atMost(500),
  statementMilliseconds: atMost(5_000),
  /** Time limit of the single statement of an exported file, which takes as long as the client takes to read the file. */
  exportMilliseconds: atMost(600_000),
  /** How long the client may pause while reading an exported file. */
  exportLagMilliseconds: atMost(60_000),
  /** Operations running on one socket. */
  operations: atMost(100),
  /** How long a socket may leave data unread while live answers are pending. */
  socketLagMilliseconds: atMost(10_000),
});

/** Limits of one connection. */
export const limits = {
  /** Time to send a request, which includes the largest file over a slow line. */
  requestMilliseconds: 300_000,
  /** Live answers of at least this many bytes are sent to all sockets from one shared buffer. */
  socketSharedBytes: 64_000,
  socketBufferBytes: 4_000_000,
  /** With this many unread bytes, live answers are skipped until they are read. */
  socketBusyBytes: 1_000_000,
  initMilliseconds: 5_000,
  pingMilliseconds: 20_000,
} as const;
