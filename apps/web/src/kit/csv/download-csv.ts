import { authorisedFetch } from '#data/authorised-fetch.ts';
import { type RunningWork, workStore } from '#downloads/downloads-store.ts';
import { saveFile } from '#downloads/save-file.ts';

const number = new Intl.NumberFormat('en-AU');
const reportIntervalMs = 200;
/** Milliseconds for which a finished download stays in the tray. */
const shownForMs = 8_000;
const busy = 'Other files are being prepared. Yours is next.';

/**
 * Downloads a list as a CSV file. The query runs with the user's rights. The download continues when the page
 * is left, and can be cancelled. `total` is the number of rows if it is known; times are in `zone`, and
 * choices have the labels of the screen.
 */
export async function downloadCsv(
  fileName: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  zone: string,
  total?: number,
): Promise<void> {
  await saveInBackground(fileName, async (work) => {
    const response = await begun(work, () =>
      authorisedFetch('/api/v1/utils/export-file', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-operatory': '1' },
        body: JSON.stringify({ query, variables, file_name: fileName, zone }),
        signal: work.signal,
      }),
    );
    return downloadWhole(response, total, (note, progress) => work.report({ note, progress }));
  });
}

/** Builds a file and saves it, showing the progress; the user can cancel it. */
export async function saveInBackground(
  fileName: string,
  make: (work: RunningWork) => Promise<Blob>,
): Promise<void> {
  const work = workStore.start(fileName, 'Preparing file…');
  try {
    const file = await make(work);
    saveFile(fileName, file);
    work.end({
      note: 'Downloaded',
      action: { label: 'Download again', run: () => saveFile(fileName, file) },
    });
    setTimeout(work.drop, shownForMs);
  } catch {
    if (work.signal.aborted) work.drop();
    else work.end({ failed: true, note: 'Unable to export the file' });
  }
}

/**
 * Waits while the server is busy: it prepares two files at a time, and refuses a third request with status
 * 503.
 */
async function begun(work: RunningWork, ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await ask();
    if (response.ok) return response;
    if (response.status !== 503) throw new Error(String(response.status));
    work.report({ note: busy });
    await new Promise((resolve) =>
      setTimeout(resolve, 1_000 * Number(response.headers.get('retry-after') ?? 5)),
    );
    work.signal.throwIfAborted();
  }
}

/**
 * Downloads the whole file and reports the progress. Rejects if the connection breaks, so that no
 * incomplete file is saved.
 */
export async function downloadWhole(
  response: Response,
  total: number | undefined,
  report: (note: string, progress: number | null) => void,
): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // Starts at −1, because the first line contains the headings.
  let rows = -1;
  let reportedAt = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value as Uint8Array<ArrayBuffer>);
    // Line breaks within cells are counted as rows too, which does not matter for a progress bar.
    for (const byte of value) if (byte === 10) rows += 1;
    if (performance.now() - reportedAt < reportIntervalMs) continue;
    reportedAt = performance.now();
    const known = Math.max(rows, 0);
    if (total)
      report(
        `${number.format(Math.min(known, total))} of ${number.format(total)} rows`,
        Math.min(1, known / total),
      );
    else report(`${number.format(known)} rows`, null);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
