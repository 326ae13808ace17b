/** Pixels between the focused element and what covers the page. */
const gap = 8;

/** The sticky or fixed ancestor: a form's foot, a list's head. */
function staying(element: Element | null): Element | null {
  for (let each = element; each && each !== document.body; each = each.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(each).position)) return each;
  return null;
}

function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each;
  return document.documentElement;
}

/** What stays over a point of the element, and is no part of it. */
function coverAt(element: Element, x: number, y: number): DOMRect | null {
  const top = document.elementFromPoint(x, y);
  if (!top || element.contains(top) || top.contains(element)) return null;
  const cover = staying(top);
  return cover && !cover.contains(element) ? cover.getBoundingClientRect() : null;
}

const roomOf = (scroller: Element): { readonly top: number; readonly bottom: number } =>
  scroller === document.documentElement ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();

/** Pixels to scroll by, so that neither end is cut off or covered; what is higher than the room keeps its beginning in sight. */
function hidden(element: Element, scroller: Element): number {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  if (width === 0 || bottom <= top) return 0;
  const room = roomOf(scroller);
  const covers = [top + 1, bottom - 1].flatMap((y) => coverAt(element, left + width / 2, y) ?? []);
  const isFoot = (cover: DOMRect) => cover.top + cover.bottom > room.top + room.bottom;
  const foot = Math.min(room.bottom, ...covers.filter(isFoot).map((cover) => cover.top));
  const head = Math.max(room.top, ...covers.filter((cover) => !isFoot(cover)).map((cover) => cover.bottom));
  if (bottom > foot) return Math.max(0, Math.min(bottom - foot + gap, top - head));
  return top < head ? top - head - gap : 0;
}

/** One foot may be above another: a form's on the bar of a phone. */
const feet = 3;
function show(element: Element): void {
  const scroller = scrollerOf(element);
  for (let each = 0; each < feet; each += 1) {
    const top = hidden(element, scroller);
    if (top === 0) return;
    scroller.scrollBy({ top, behavior: 'instant' });
  }
}

/**
 * What the keys come to is scrolled from under a foot or head that stays. Not what a press comes to: it would move away
 * between the press and its release.
 */
export function scrollFocusIntoView(): void {
  let byKeys = false;
  addEventListener('keydown', () => (byKeys = true), true);
  addEventListener('pointerdown', () => (byKeys = false), true);
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!byKeys || !(target instanceof Element)) return;
      // The browser scrolls it into the frame itself, once its listeners are done.
      requestAnimationFrame(() => {
        if (document.activeElement === target) show(target);
      });
    },
    true,
  );
}
