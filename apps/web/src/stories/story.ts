import type { ReactNode } from 'react';

/**
 * One dialog or widget on its own, defined in a `*.stories.tsx` file: `export const stories = [story('Select
 * Users', () => <Opener>…</Opener>)]`.
 */
export interface Story {
  /** The name of the dialog or widget, by which tests find it. */
  readonly name: string;
  readonly draw: () => ReactNode;
}

export const story = (name: string, draw: () => ReactNode): Story => ({ name, draw });
