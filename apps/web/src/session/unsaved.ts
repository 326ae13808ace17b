import { useEffect, useRef } from 'react';

const forms = new Set<() => boolean>();

/** Registers a form while it is mounted. `unsaved` returns whether it has unsaved changes. */
export function useUnsaved(unsaved: () => boolean): void {
  const latest = useRef(unsaved);
  latest.current = unsaved;
  useEffect(() => {
    const form = () => latest.current();
    forms.add(form);
    return () => {
      forms.delete(form);
    };
  }, []);
}

/**
 * Whether leaving the screen would lose something: a changed form, an open dialog with fields, or a typed
 * message.
 */
export function hasUnsaved(): boolean {
  for (const form of forms) if (form()) return true;
  if (document.querySelector('[role="dialog"] :is(input:not([type="search"]), textarea)')) return true;
  return [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');
}
