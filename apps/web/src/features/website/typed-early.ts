/** An input whose value differs from the HTML that the server sent, because the user typed before the script had loaded. */
type Early = () => void;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a value as typing would. React remembers the value that a control had when it took over, and ignores events that do not change
 * it: it is given another one first, by the property that React overrides, and then the typed one past it.
 */
function typeInto(element: Control, value: string) {
  element.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Ticks as a click would, for the same reason from the other state. */
function tick(element: HTMLInputElement, checked: boolean) {
  element.checked = !checked;
  element.click();
}

/**
 * The values that a visitor typed and ticked while the script was loading. React starts from what the server rendered, so they
 * are entered again once React has taken over the page.
 */
export function typedEarly(root: HTMLElement): readonly Early[] {
  const controls = root.querySelectorAll<Control>('input, textarea, select');
  return [...controls].flatMap((element): readonly Early[] => {
    if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)) {
      const { checked } = element;
      const isNew =
        element.type === 'radio' ? checked && !element.defaultChecked : checked !== element.defaultChecked;
      return isNew ? [() => tick(element, checked)] : [];
    }
    const { value } = element;
    const sent =
      element instanceof HTMLSelectElement
        ? ([...element.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
        : element.defaultValue;
    return value === sent ? [] : [() => typeInto(element, value)];
  });
}
