/** An import or export that continues when the user leaves the page. */
export interface Work {
  readonly key: string;
  readonly title: string;
  /** The progress or the result in words. */
  readonly note: string;
  /** Between 0 and 1; null while unknown. */
  readonly progress: number | null;
  readonly state: 'running' | 'done' | 'failed';
  /** An action offered once it has finished, in addition to closing it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface RunningWork {
  readonly signal: AbortSignal;
  readonly report: (part: Partial<Pick<Work, 'note' | 'progress'>>) => void;
  readonly end: (part: Pick<Work, 'note' | 'action'> & { readonly failed?: boolean }) => void;
  readonly drop: () => void;
}

// Stored outside React, so that the work continues when its screen is left.
let all: readonly Work[] = [];
const cancels = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function set(next: readonly Work[]): void {
  all = next;
  for (const listener of listeners) listener();
}
const isRunning = () => all.some(({ state }) => state === 'running');
function beforeUnload(event: BeforeUnloadEvent): void {
  if (isRunning()) event.preventDefault();
}

export const workStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  all: () => all,
  start(title: string, note: string): RunningWork {
    const key = crypto.randomUUID();
    const controller = new AbortController();
    cancels.set(key, controller);
    addEventListener('beforeunload', beforeUnload);
    set([...all, { key, title, note, progress: null, state: 'running' }]);
    const change = (part: Partial<Work>) =>
      set(all.map((work) => (work.key === key ? { ...work, ...part } : work)));
    return {
      signal: controller.signal,
      report: (part) => change(part),
      end: ({ failed = false, ...part }) => {
        cancels.delete(key);
        change({ ...part, progress: 1, state: failed ? 'failed' : 'done' });
      },
      drop: () => workStore.dismiss(key),
    };
  },
  cancel(key: string): void {
    cancels.get(key)?.abort();
  },
  dismiss(key: string): void {
    cancels.delete(key);
    set(all.filter((work) => work.key !== key));
  },
  /** Ends all work, for example on sign-out, so that the next user finds nothing. */
  reset(): void {
    for (const controller of cancels.values()) controller.abort();
    cancels.clear();
    removeEventListener('beforeunload', beforeUnload);
    set([]);
  },
};
