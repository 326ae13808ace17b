/**
 * Decodes a text: UTF-16 if it has a byte order mark, else UTF-8, or Windows-1252 if it is not valid UTF-8.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  // The bytes may be only the start of a file, whose last character is cut off. That proves no other
  // encoding.
  return text.slice(0, -1).includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text;
}
