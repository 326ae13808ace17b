/**
 * Cuts a text to at most `bytes` bytes of UTF-8, at the end of a character. The reason for closing a socket
 * may have 123 bytes, and `ws` throws if it is longer.
 */
export const cutToBytes = (text: string, bytes: number): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read);
