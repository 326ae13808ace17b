/** @returns The file name in a Content-Disposition header; '' if there is none. */
export function namedFile(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  return encoded ? decodedIfValid(encoded) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? '');
}

export function decodedIfValid(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
