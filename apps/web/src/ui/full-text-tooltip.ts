/** Shows truncated text in full in a tooltip; text that fits has none. */
export function showFullTextOnHover(): void {
  document.addEventListener('pointerover', ({ target }) => {
    let element = target instanceof HTMLElement ? target : null;
    // The truncating box may be an ancestor of the element with the text.
    for (let depth = 0; element && depth < 3; depth += 1) {
      if (getComputedStyle(element).textOverflow === 'ellipsis') {
        setTooltip(element);
        return;
      }
      element = element.parentElement;
    }
  });
}

function setTooltip(element: HTMLElement): void {
  const text = element.textContent ?? '';
  const cut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
  if (cut && !element.title) element.title = text;
  else if (!cut && element.title === text) element.removeAttribute('title');
}
