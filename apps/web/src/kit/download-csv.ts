import { authorisedFetch } from '#session/authorised-fetch.ts';
import { toast } from '#ui/toast.ts';

/** Fetches a list as a CSV file: the query is run as the person, so it holds what they may see. */
export async function downloadCsv(
  fileName: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<void> {
  toast.info('Preparing the file…');
  try {
    const response = await authorisedFetch('/api/v1/utils/export-file', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-operatory': '1' },
      body: JSON.stringify({ query, variables, file_name: fileName }),
    });
    if (!response.ok) throw new Error(String(response.status));
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch {
    toast.error('Unable to export the file');
  }
}
