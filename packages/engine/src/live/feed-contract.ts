import type { ChangeNames } from './change-names.ts';
import type { Change } from './live-plan.ts';

export interface FeedOptions {
  readonly connectionString: string;
  readonly names: ChangeNames;
  /** Committed changes, already visible to any statement begun from now on. */
  readonly onChange: (changes: readonly Change[]) => void;
  /** Anything may have changed. */
  readonly onReset: () => void;
  readonly onError?: (error: unknown) => void;
}

/** One connected feed. */
export interface OpenFeed {
  /** Resolves when the connection is lost. */
  readonly ended: Promise<void>;
  stop(): void;
}
