const key = 'operatory.reloaded';
const atMostEvery = 10_000;
const askAgainMilliseconds = 3_000;
let missing = false;

/**
 * Notes that a part of the program could not be fetched: it is gone since a release, or the server is away. The page is not
 * left for it here, since a link pointed at is fetched too, and a page without a server would be blank.
 */
export function noteMissingParts(): void {
  addEventListener('vite:preloadError', (event) => {
    missing = true;
    // The router would reload the page at once, even if no server answers.
    event.preventDefault();
  });
}

const served = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads the page as soon as a server answers, if it lacks chunks; never in a loop. */
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
