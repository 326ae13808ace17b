/**
 * Text that ends in an ellipsis is told whole when it is pointed at, wherever it stands; what fits is not told twice.
 */
export function tellWholeText(): void {
  document.addEventListener('pointerover', ({ target }) => {
    let element = target instanceof HTMLElement ? target : null;
    // The words may be marked inside the box that cuts them.
    for (let depth = 0; element && depth < 3; depth += 1) {
      if (getComputedStyle(element).textOverflow === 'ellipsis') {
        tellOf(element);
        return;
      }
      element = element.parentElement;
    }
  });
}

function tellOf(element: HTMLElement): void {
  const text = element.textContent ?? '';
  const cut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
  if (cut && !element.title) element.title = text;
  else if (!cut && element.title === text) element.removeAttribute('title');
}
