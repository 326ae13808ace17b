/**
 * The script in the head of a page with a form, for the time until the website's script has loaded. Without
 * it, the browser would submit the form itself, with all values in the URL.
 */
export const earlyPressScript = "onsubmit=e=>{e.preventDefault();e.target.dataset.pressed=''}";

/**
 * Removes the early submit handler. Returns the form that a visitor submitted while the script was loading,
 * if any.
 */
export function formPressedEarly(root: HTMLElement): HTMLFormElement | null {
  window.onsubmit = null;
  const form = root.querySelector<HTMLFormElement>('form[data-pressed]');
  if (form) delete form.dataset.pressed;
  return form;
}
