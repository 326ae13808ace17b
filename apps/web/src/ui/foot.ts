import { createContext } from 'react';

/**
 * The area below the contents, in which a phone shows the main button of the screen. It is always visible and
 * covers nothing.
 */
export const Foot = createContext<HTMLElement | null>(null);

/**
 * The label of the button in `Foot`, so that an empty list does not show a second one with the same label.
 */
export const FootLabel = createContext<string | null>(null);
