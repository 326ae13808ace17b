const key = 'operatory.reloaded';
const atMostEvery = 10_000;

/** A page opened before a release asks for parts that are gone: it is read anew, but never in a loop. */
export function reloadAfterRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? '0');
    if (Date.now() - last < atMostEvery) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
