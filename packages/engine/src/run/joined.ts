/**
 * The object has the same bytes as PostgreSQL's row_to_json, so that a client sees no difference between one
 * statement and several.
 */
export function jsonObjectOf(texts: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  for (const [key, text] of texts)
    parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}${JSON.stringify(key)}:`), text);
  return parts.length === 0 ? Buffer.from('{}') : Buffer.concat([...parts, Buffer.from('}')]);
}
