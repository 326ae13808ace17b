import type { ChangeNames } from './change-names.ts';
import type { Change } from './live-plan.ts';

export interface FeedOptions {
  readonly connectionString: string;
  readonly names: ChangeNames;
  /** Receives committed changes that any statement started from now on can see. */
  readonly onChange: (changes: readonly Change[]) => void;
  /** Called when anything may have changed. */
  readonly onReset: () => void;
  readonly onError?: (error: unknown) => void;
}

export interface OpenFeed {
  /** Resolves when the connection is lost. */
  readonly ended: Promise<void>;
  stop(): void;
}
