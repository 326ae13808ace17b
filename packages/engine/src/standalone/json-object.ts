/** @throws Error with `complaint` as its message if the setting is not a JSON object */
export function jsonObject(text: string, complaint: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(complaint);
  return value as Readonly<Record<string, unknown>>;
}
