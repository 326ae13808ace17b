/** As many whole letters of a text as so many bytes hold: a socket's closing reason has room for 123, and `ws` throws at more. */
export const cutToBytes = (text: string, bytes: number): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read);
