import { specifiedMessages } from '@operatory/domain';
import { authorisedFetch } from '#data/authorised-fetch.ts';

/** Makes a letter's PDF on the server. Returns the file, or the message to show if that failed. */
export async function storeLetter(
  name: string,
  body: string,
): Promise<{ readonly file_id: string } | { readonly refusal: string }> {
  try {
    const response = await authorisedFetch('/api/v1/letters/pdf', {
      method: 'POST',
      headers: { 'x-operatory': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ name, body }),
    });
    const said: unknown = await response.json();
    if (typeof said !== 'object' || said === null) return { refusal: specifiedMessages.something_went_wrong };
    if (response.ok && 'file_id' in said && typeof said.file_id === 'string')
      return { file_id: said.file_id };
    const refusal = 'message' in said && typeof said.message === 'string' ? said.message : null;
    return { refusal: refusal ?? specifiedMessages.something_went_wrong };
  } catch {
    return { refusal: specifiedMessages.something_went_wrong };
  }
}
