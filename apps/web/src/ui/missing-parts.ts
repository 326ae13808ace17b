const key = 'operatory.reloaded';
const atMostEvery = 10_000;
const askAgainMilliseconds = 3_000;
let missing = false;

/**
 * Records that a part of the program could not be loaded, because a new release has removed it or the server
 * is down. The page is not reloaded here: links are also preloaded on hover, and without a server the
 * reloaded page would be blank.
 */
export function noteMissingParts(): void {
  addEventListener('vite:preloadError', (event) => {
    missing = true;
    // Without this, the router would reload the page at once, even if no server answers.
    event.preventDefault();
  });
}

const served = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page as soon as the server answers, if parts of the program are missing, but not repeatedly
 * within a short time.
 */
export function reloadWhenServed(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function attempt() {
    const last = Number(sessionStorage.getItem(key) ?? '0');
    if (Date.now() - last > atMostEvery && (await served()) && !ended) {
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    } else if (!ended) timer = setTimeout(() => void attempt(), askAgainMilliseconds);
  }
  if (missing) void attempt();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
