/** A control that can be pressed, and how it is found again after the page was loaded again. */
export interface Control {
  /** The role, name and position without numbers, so that the same control always has the same key. */
  readonly key: string;
  readonly role: string;
  readonly name: string;
  /** The URL, if the control is a link. */
  readonly href: string;
  /** Whether the control is in an overlay, on the screen, or in the shell around it. */
  readonly place: 'over' | 'screen' | 'shell';
  /** Whether the control is marked as selected or current. */
  readonly current: boolean;
}

/** Observes the page, and says what happened since the last press. */
export interface Watch {
  /** Returns the milliseconds since the last change. */
  quiet: () => number;
  arm: () => void;
  happened: () => string[];
  controls: () => Control[];
  /** Marks the control with this key as the one to press. Returns whether it exists. */
  mark: (key: string) => boolean;
  /** Returns the name of the open overlay; empty if there is none. */
  over: () => string;
  /** Returns the refusals and errors that are visible. */
  messages: () => string[];
}

declare global {
  interface Window {
    press: Watch;
  }
}

/** Runs in the page before the application, so it can use nothing from outside this function. */
export function watchPage(): void {
  const pressable =
    'button, a[href], summary, input[type=checkbox], input[type=radio], ' +
    '[role=button], [role=tab], [role=menuitem], [role=switch], [role=checkbox], [role=radio], [role=menuitemcheckbox]';
  const overlays =
    '[role=dialog], [role=alertdialog], [role=menu], .mantine-Popover-dropdown, .mantine-Combobox-dropdown';
  const repeated = '[data-row], tbody tr, article, [data-day], [role=gridcell], tbody td, [role=option]';
  let changed = performance.now();
  let armed = false;
  let pressed: Element | null = null;
  let before = '';
  const what = new Set<string>();
  const say = (word: string) => armed && what.add(word);

  const shown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const isEnabled = (element: Element): boolean =>
    !element.matches(':disabled, [aria-disabled=true], [data-disabled=true]') &&
    !element.closest('[inert], [aria-hidden=true]');
  /** Whether a change is only in the look of the pressed element, which does not count as an effect. */
  const isRipple = ({ type, target, attributeName }: MutationRecord): boolean =>
    type === 'attributes' &&
    (attributeName?.startsWith('data-press') === true ||
      ((target === pressed || pressed?.contains(target)) === true &&
        /^(class|style|title|aria-describedby|data-(active|focus|hover|pressed).*)$/.test(
          attributeName ?? '',
        )));
  /** A tooltip appears because the pointer rests on the element, and not because of the press. */
  const hint = '[role=tooltip]';
  const isHint = ({ target, addedNodes, removedNodes }: MutationRecord): boolean => {
    const nodes = [...addedNodes, ...removedNodes];
    const holds = (node: Node) =>
      node instanceof Element && (node.matches(hint) || node.querySelector(hint) !== null);
    return (
      (target instanceof Element ? target : target.parentElement)?.closest(hint) != null ||
      (nodes.length > 0 && nodes.every(holds))
    );
  };
  /** Whether a change is a toast that disappears, which the press has not caused. */
  const isLeaving = ({ target, addedNodes }: MutationRecord): boolean =>
    target instanceof Element &&
    target.closest('.mantine-Notifications-root') !== null &&
    addedNodes.length === 0;

  const watch = () =>
    new MutationObserver((records) => {
      const real = records.filter((record) => !isRipple(record) && !isHint(record));
      if (real.length === 0) return;
      changed = performance.now();
      if (real.some((record) => !isLeaving(record))) say('the page');
    }).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  if (document.documentElement) watch();
  else addEventListener('DOMContentLoaded', watch);
  window.print = () => void say('printed');
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard)
    clipboard.writeText = async () => {
      say('copied');
    };

  /** The state that attributes do not show: typed values, ticked boxes and the URL. */
  const state = (): string => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return JSON.stringify([location.href, inputs.map((input) => [input.value, input.checked])]);
  };

  const textOf = (element: Element | null): string =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
  function nameOf(element: Element): string {
    const by = element.getAttribute('aria-labelledby');
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(textOf).join(' ') : '';
    return (
      element.getAttribute('aria-label') ||
      (by
        ? by
            .split(' ')
            .map((id) => textOf(document.getElementById(id)))
            .join(' ')
            .trim()
        : '') ||
      labels ||
      textOf(element) ||
      element.getAttribute('title') ||
      ''
    );
  }
  const roleOf = (element: Element): string =>
    element.getAttribute('role') ??
    (element instanceof HTMLInputElement ? element.type : element.tagName === 'A' ? 'link' : 'button');
  const topOver = (): Element | null => [...document.querySelectorAll(overlays)].filter(shown).at(-1) ?? null;

  /** Where the element is in the page; the same text for all repeated elements. */
  function structure(element: Element): string {
    const parts: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      parts.push(at.tagName + [...at.classList].filter((name) => !name.startsWith('m_')).join('.'));
    return parts.join('<');
  }
  /** Whether the element is the pressed one of several buttons. */
  const isChosen = (element: Element): boolean =>
    element.matches('[aria-pressed=true]') &&
    (element.parentElement?.querySelectorAll('[aria-pressed]').length ?? 0) > 1;
  const isCurrent = (element: Element): boolean =>
    isChosen(element) ||
    element.matches(
      '[aria-current]:not([aria-current=false]), [aria-selected=true], input[type=radio]:checked, [role=radio][aria-checked=true]',
    );

  function found(): { element: Element; control: Control }[] {
    const over = topOver();
    const seen = new Map<string, number>();
    const alike = new Set<string>();
    return [...(over ?? document).querySelectorAll(pressable)].flatMap((element) => {
      if (!isEnabled(element)) return [];
      // A hidden checkbox is shown and pressed by its label.
      const isBox = element instanceof HTMLInputElement;
      if (!shown(isBox ? (element.labels?.[0] ?? element) : element)) return [];
      if (element.parentElement?.closest('button, a[href]')) return [];
      const role = roleOf(element);
      const name = nameOf(element);
      const place = over ? 'over' : element.closest('main') ? 'screen' : 'shell';
      // Of repeated elements with the same structure only the first one is pressed, except in menus and tabs.
      if (element.closest(repeated)) {
        const form = structure(element);
        if (alike.has(form)) return [];
        alike.add(form);
      }
      const steady = element.closest(repeated)
        ? structure(element).slice(0, 60)
        : name.replace(/[\d.,]+/g, '#');
      const base = `${place}|${role}|${steady}`;
      const which = seen.get(base) ?? 0;
      seen.set(base, which + 1);
      if (which > 5) return [];
      const href = element instanceof HTMLAnchorElement ? (element.getAttribute('href') ?? '') : '';
      return [
        {
          element,
          control: { key: `${base}|${which}`, role, name, href, place, current: isCurrent(element) },
        },
      ];
    });
  }

  window.press = {
    quiet: () => performance.now() - changed,
    arm() {
      what.clear();
      before = state();
      armed = true;
    },
    happened() {
      if (state() !== before) say('what is entered, or the address');
      if (pressed && document.activeElement !== pressed && document.activeElement !== document.body)
        say('the focus');
      return [...what];
    },
    controls: () => found().map(({ control }) => control),
    mark(key) {
      armed = false;
      for (const name of ['data-press', 'data-press-at'])
        document.querySelector(`[${name}]`)?.removeAttribute(name);
      const element = found().find(({ control }) => control.key === key)?.element ?? null;
      pressed = element;
      element?.setAttribute('data-press', '');
      // The mouse clicks the label of a checkbox, because the checkbox itself may be hidden.
      const box = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      (box ?? element)?.setAttribute('data-press-at', '');
      return element !== null;
    },
    over() {
      const over = topOver();
      if (!over) return '';
      const by = over.getAttribute('aria-labelledby');
      const title = by
        ? textOf(document.getElementById(by.split(' ')[0] ?? ''))
        : textOf(over.querySelector('h1,h2,h3'));
      return over.getAttribute('aria-label') || title || over.getAttribute('role') || 'popover';
    },
    messages: () =>
      [
        ...document.querySelectorAll(
          '[role=alert], [aria-invalid=true], [data-error], .mantine-InputWrapper-error',
        ),
      ]
        .filter(shown)
        .map((element) => textOf(element) || 'marked as wrong'),
  };
}
