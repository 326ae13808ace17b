/** Joins the texts into one object, with the same bytes as PostgreSQL's row_to_json. */
export function joined(texts: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  for (const [key, text] of texts)
    parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}${JSON.stringify(key)}:`), text);
  return parts.length === 0 ? Buffer.from('{}') : Buffer.concat([...parts, Buffer.from('}')]);
}
