interface PasteTarget {
  readonly element: HTMLElement;
  readonly take: (files: readonly File[]) => void;
}
const places: PasteTarget[] = [];

/**
 * Whether text is pasted into a text field. It must stay text, although some programs add a picture of it.
 */
const isText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.matches('input, textarea, [contenteditable]') &&
  (clipboardData?.types.includes('text/plain') ?? false);

function onPaste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (event.defaultPrevented || files.length === 0 || isText(event)) return;
  const focused = document.activeElement;
  const place = places.find(({ element }) => element.contains(focused)) ?? places.at(-1);
  if (!place) return;
  event.preventDefault();
  place.take(files);
}

/**
 * Passes pasted files to `take` while `element` contains the focus. If no registered element contains it,
 * the one registered last gets the files. Returns a function that ends this.
 */
export function onPastedFiles(element: HTMLElement, take: (files: readonly File[]) => void): () => void {
  const place = { element, take };
  if (places.length === 0) document.addEventListener('paste', onPaste);
  places.push(place);
  return () => {
    places.splice(places.indexOf(place), 1);
    if (places.length === 0) document.removeEventListener('paste', onPaste);
  };
}
