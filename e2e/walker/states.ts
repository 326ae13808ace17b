import type { Page } from '@playwright/test';

/** A window size and colour scheme in which screens are checked. */
export interface State {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

export const states: readonly State[] = sizes.flatMap((size) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...size, scheme, name: `${size.width} ${scheme}` })),
);

export async function enterState(page: Page, { width, height, scheme }: State): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
}
