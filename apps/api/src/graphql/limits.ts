import { z } from 'zod';

const atMost = (initial: number) => z.int().positive().default(initial);

/** Limits of a request or socket, which `GRAPHQL_LIMITS` can change. A refusal names the exceeded limit. */
export const requestLimits = z.strictObject({
  bodyBytes: atMost(1_000_000),
  /** The number of operations in one request. */
  batch: atMost(10),
  tokens: atMost(8_000),
  depth: atMost(12),
  rootFields: atMost(50),
  /** The number of rows of one list in an answer. */
  rows: atMost(10_000),
  /** The number of values of one list variable. */
  list: atMost(10_000),
  /**
   * The number of lists, objects and aggregates of tables in one operation. Fragments count wherever they are
   * used.
   */
  nodes: atMost(500),
  statementMilliseconds: atMost(5_000),
  /** The statement of an exported file runs for as long as the caller downloads the file. */
  exportMilliseconds: atMost(600_000),
  /** The time for which a caller may stop downloading an exported file. */
  exportLagMilliseconds: atMost(60_000),
  /** The number of operations that run on one socket. */
  operations: atMost(100),
  /** The time for which a socket may leave data unread while live answers wait. */
  socketLagMilliseconds: atMost(10_000),
});

/** Limits of a connection. */
export const limits = {
  /** A request may take this long: enough to send the largest file over a slow line. */
  requestMilliseconds: 300_000,
  /** Live answers of at least this many bytes are sent to all sockets from one shared buffer. */
  socketSharedBytes: 64_000,
  socketBufferBytes: 4_000_000,
  /** A socket with this many unread bytes gets no live answers until it has read them. */
  socketBusyBytes: 1_000_000,
  initMilliseconds: 5_000,
  pingMilliseconds: 20_000,
} as const;
