import { createContext } from 'react';

/** The place below what scrolls, where a phone has a screen's chief button: always in sight, and over nothing. */
export const Foot = createContext<HTMLElement | null>(null);

/** What the button there is called, where it is: an empty list within has no second one of that name. */
export const FootLabel = createContext<string | null>(null);
