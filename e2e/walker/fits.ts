import type { Page } from '@playwright/test';
import { exceptions } from './exceptions.ts';

/**
 * Runs in the page. Finds elements that are wider than the window, cut off, covered, too small to press, or
 * whose text is cut off.
 */
function misfits(but: Readonly<Record<string, string>>): string[] {
  const found: string[] = [];
  const reported = new Set<string>();
  const tell = (what: string, element: Element, more = '') => {
    const line = `${what}: ${element.outerHTML.slice(0, 140)}${more}`;
    const key = `${what} ${element.tagName} ${element.className} ${element.getAttribute('aria-label')?.split(' ')[0] ?? ''}`;
    if (reported.has(key)) return;
    reported.add(key);
    found.push(line);
  };
  const isLeft = (kind: string, element: Element) => Boolean(but[kind] && element.closest(but[kind]));
  const phone = innerWidth < 768;
  const layers = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const layer = layers.at(-1) ?? document.body;

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) tell(`the page is ${root.scrollWidth} px wide`, root);
  for (const scroller of document.querySelectorAll('main, [role="dialog"]'))
    if (scroller.scrollWidth > scroller.clientWidth + 1 && getComputedStyle(scroller).overflowX !== 'visible')
      tell(`scrolls sideways by ${scroller.scrollWidth - scroller.clientWidth} px`, scroller);

  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && !element.closest('.visually-hidden, .skip-link');
  };
  const pressed =
    'a[href], button, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="menuitem"]';
  const controls = [...layer.querySelectorAll<HTMLElement>(pressed)].filter(isSeen);

  /** The element to press: the label, if the label is shown instead of its invisible input. */
  const faceOf = (element: HTMLElement): HTMLElement => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && getComputedStyle(element).opacity === '0' ? label : element;
  };
  const scrolled = new Map<Element, readonly [number, number]>();
  for (let each: Element | null = layer; each; each = each.parentElement)
    scrolled.set(each, [each.scrollLeft, each.scrollTop]);
  for (const each of layer.querySelectorAll('*'))
    if (each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
      scrolled.set(each, [each.scrollLeft, each.scrollTop]);

  for (const control of controls) {
    if (!control.isConnected || control.matches('[tabindex="-1"]:not([role])')) continue;
    const face = faceOf(control);
    let box = face.getBoundingClientRect();
    const middle = () => [box.left + box.width / 2, box.top + box.height / 2] as const;
    const inWindow = ([x, y]: readonly [number, number]) =>
      x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const hits = ([x, y]: readonly [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null &&
        // An open dropdown may cover the fields below it.
        (top.closest('[role="listbox"], .mantine-Popover-dropdown') !== null ||
          face.contains(top) ||
          top.contains(face) ||
          control.contains(top) ||
          [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(top)))
      );
    };
    if (!inWindow(middle()) || !hits(middle())) {
      face.scrollIntoView({ block: 'center', inline: 'center' });
      box = face.getBoundingClientRect();
    }
    // The centre of a link that wraps over several lines may be outside it.
    const spot =
      face.getClientRects().length > 1
        ? ([...face.getClientRects()].map((r) => [r.left + r.width / 2, r.top + r.height / 2] as const)[0] ??
          middle())
        : middle();
    if (!inWindow(spot)) {
      if (!isLeft('covered', control)) tell('out of the window', control, ` at ${spot.map(Math.round)}`);
    } else if (!hits(spot) && !isLeft('covered', control)) {
      const top = document.elementFromPoint(...spot);
      tell('covered', control, ` by ${top?.outerHTML.slice(0, 100)}`);
    }
    if (isLeft('small', control)) continue;
    // Pressing the frame around an input works too.
    const { width, height } = (control.closest('.mantine-Input-wrapper') ?? face).getBoundingClientRect();
    // A link within a text can only be as tall as its line.
    const isInWords =
      control.matches('a') &&
      getComputedStyle(control).display.startsWith('inline') &&
      (control.parentElement?.textContent?.trim().length ?? 0) > (control.textContent?.trim().length ?? 0);
    const isPrimary =
      control.matches(
        'button[data-variant="filled"], button[type="submit"], [data-bottom-bar] a, [role="menuitem"]',
      ) ||
      (control.matches('input, textarea, select') &&
        face === control &&
        !control.matches('[type="checkbox"], [type="radio"], [type="file"], [type="range"]'));
    if (phone && isPrimary && height < 43.5) tell(`only ${Math.round(height)} px tall on a phone`, control);
    if (!isInWords && (width < 23.5 || height < 23.5)) {
      // Small controls are allowed if they are far enough apart.
      const [x, y] = [box.left + width / 2, box.top + height / 2];
      const near = controls.some((other) => {
        if (other === control || other.contains(control) || control.contains(other)) return false;
        const b = faceOf(other).getBoundingClientRect();
        const dx = Math.max(b.left - x, 0, x - b.right);
        const dy = Math.max(b.top - y, 0, y - b.bottom);
        return Math.hypot(dx, dy) < 12;
      });
      if (near) tell(`only ${Math.round(width)} × ${Math.round(height)} px`, control);
    }
  }
  for (const [each, [left, top]] of scrolled) each.scrollTo({ left, top, behavior: 'instant' });

  const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest('svg, style, script, .visually-hidden, textarea, .skip-link') ||
      !isSeen(parent)
    )
      continue;
    if (isLeft('cut', parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2) continue;
    let isHeld = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed') isHeld = false;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') {
        isHeld = true;
        break;
      }
      const b = box.getBoundingClientRect();
      const hides = (value: string) => value === 'hidden' || value === 'clip';
      if (b.width <= 1 || b.height <= 1) {
        isHeld = true;
        break;
      }
      if (hides(style.overflowX) && (text.right > b.right + 2 || text.left < b.left - 2)) {
        tell('words cut at the side', parent, ` in ${box.className}`);
        isHeld = true;
        break;
      }
      if (
        hides(style.overflowY) &&
        (text.bottom > b.bottom + 3 || text.top < b.top - 3) &&
        box.scrollHeight > box.clientHeight + 1 &&
        !/auto|scroll/.test(style.overflowX)
      ) {
        tell('words cut in height', parent, ` in ${box.className}`);
        isHeld = true;
        break;
      }
      if (/auto|scroll/.test(style.overflowX)) {
        isHeld = true;
        break;
      }
      if (style.position === 'fixed') break;
    }
    if (!isHeld && text.right > innerWidth + 1) tell('words beyond the window', parent);
  }

  // On a phone the main button of a screen must appear only once.
  const chief = !phone
    ? []
    : controls.filter(
        (each) =>
          each.matches('button[data-variant="filled"], button:not([data-variant])') &&
          each.textContent?.trim() &&
          each.matches('.mantine-Button-root'),
      );
  const names = chief.map(
    (each) =>
      `${each.textContent?.trim()} ${each.closest('form')?.getAttribute('aria-label') ?? ''} ${each.closest('li, tr, article, section')?.textContent?.slice(0, 60) ?? ''}`,
  );
  chief.forEach((each, index) => {
    if (names.indexOf(names[index] ?? '') < index) tell('the same chief button twice', each);
  });
  return found;
}

/** Finds elements of the screen, or of the open overlay, that are cut off, covered or too small. */
export function elementsThatDoNotFit(page: Page): Promise<string[]> {
  const but = Object.fromEntries(
    Object.entries(exceptions).map(([kind, list]) => [kind, list.map(({ selector }) => selector).join(', ')]),
  );
  return page.evaluate(misfits, but);
}
