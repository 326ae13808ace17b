import type { ReactNode } from 'react';

/**
 * One dialog or widget on its own, defined in a `*.stories.tsx` file beside it: `export const stories = [story('Select Users', () =>
 * <Opener>…</Opener>)]`.
 */
export interface Story {
  /** The specification's name for the dialog or widget, which identifies it on the page and in the tests. */
  readonly name: string;
  readonly draw: () => ReactNode;
}

export const story = (name: string, draw: () => ReactNode): Story => ({ name, draw });
