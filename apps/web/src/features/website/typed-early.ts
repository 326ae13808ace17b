/** Enters again what the visitor typed or ticked before the script had loaded. */
type Early = () => void;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Enters a value as typing would. React ignores events that do not change the value it last saw, so the
 * element first gets another value, and then the typed one through its prototype's setter, which React does
 * not see.
 */
function typeInto(element: Control, value: string) {
  element.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Ticks or clears a box as a click would, starting from the other state so that React sees a change. */
function tick(element: HTMLInputElement, checked: boolean) {
  element.checked = !checked;
  element.click();
}

/**
 * For each value that a visitor entered while the script was loading, a function that enters it again.
 * React starts from the HTML that the server rendered, so these are called once it has taken over the page.
 */
export function fieldsTypedEarly(root: HTMLElement): readonly Early[] {
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
