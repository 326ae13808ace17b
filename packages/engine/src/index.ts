export * from './catalog.ts';
export { cutToBytes } from './cut-to-bytes.ts';
export { createEngine } from './engine.ts';
export type {
  Engine,
  EngineOptions,
  ExecuteOptions,
  Explanation,
  SharedTransaction,
  Timings,
} from './engine-contract.ts';
export * from './errors.ts';
export type { LiveSink } from './live/cohort.ts';
export { type Feed, type FeedKind, type StartFeedOptions, startFeed } from './live/feed.ts';
export { type InstalledFeed, type InstallFeedOptions, installFeed } from './live/feed-install.ts';
export { LiveHub, type LiveHubOptions, type LiveSubscription } from './live/hub.ts';
export type { Change, LivePlan, LivePlanner, LiveRequest } from './live/live-plan.ts';
export type { ColumnUse } from './plan/columns-used.ts';
export type { ReadRoot } from './read/document.ts';
export { isJsonObject, isJsonTooDeep, plainNumbers, readJson, writeJson } from './read/json.ts';
export { defaultLimits, type Limits } from './read/limits.ts';
export { Numeral } from './read/numeral.ts';
export type { ColumnCipher, EncryptedCell } from './run/column-cipher.ts';
export type { ExplainedStatement } from './run/explain.ts';
export type { OperationText, Prepared } from './run/planner.ts';
export { createPool, Pool, type PoolOptions } from './run/pool.ts';
export type { Cancel, PgPool, Query, Result, Settings, Statement } from './run/pool-contract.ts';
export * from './session.ts';
export type { CellFormat, CellRequest } from './sql/cells.ts';
