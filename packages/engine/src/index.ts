export * from './catalog.ts';
export { createEngine, type Engine, type EngineOptions, type Timings } from './engine.ts';
export * from './errors.ts';
export { type Feed, type FeedKind, startFeed, type StartFeedOptions } from './live/feed.ts';
export { LiveHub, type LiveSubscription } from './live/hub.ts';
export type { LiveSink } from './live/cohort.ts';
export type { Change, LivePlan, LiveRequest } from './live/live-plan.ts';
export type { ReadRoot } from './read/document.ts';
export { defaultLimits, type Limits } from './read/limits.ts';
export type { OperationText, Prepared } from './run/planner.ts';
export { Pool, type PoolOptions } from './run/pool.ts';
export type { PgPool, Query, Result, Settings, Statement } from './run/pool-contract.ts';
export * from './session.ts';
import { Pool, type PoolOptions } from './run/pool.ts';

/** A pool of connections that sets and queries in one round trip. */
export const createPool = (options: PoolOptions): Pool => new Pool(options);
