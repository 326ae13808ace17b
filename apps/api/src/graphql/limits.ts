/** What one request may ask for, checked before validation. */
export const limits = {
  bodyBytes: 1_000_000,
  /** To send a request, the largest file over a slow line included. */
  requestMilliseconds: 300_000,
  tokens: 8_000,
  depth: 12,
  rootFields: 50,
  batch: 10,
  rows: 10_000,
  /** Of one socket. */
  operations: 100,
  socketBufferBytes: 4_000_000,
  /** From so many unread bytes on live answers are left out until they are read, for so long at most. */
  socketBusyBytes: 1_000_000,
  socketLagMilliseconds: 10_000,
  initMilliseconds: 5_000,
  pingMilliseconds: 20_000,
} as const;
