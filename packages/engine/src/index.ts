export * from './catalog.ts';
export { createEngine, type Engine, type EngineOptions, type Timings } from './engine.ts';
export * from './errors.ts';
export { defaultLimits, type Limits } from './read/limits.ts';
export type { ReadRoot } from './read/document.ts';
export type { OperationText, Prepared } from './run/planner.ts';
export type { PgPool, Query, Result, Settings, Statement } from './run/pool-contract.ts';
export * from './session.ts';
