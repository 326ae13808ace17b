import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { cssVariablesResolver, theme } from '#ui/theme.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const resolved = cssVariablesResolver(merged);

/**
 * Replaces Mantine's colour variables in a value by their colours, because the public pages do not load
 * these variables.
 */
const plain = (value: string): string =>
  value.replace(
    /var\(--mantine-color-(\w+)-(\d)\)/g,
    (whole, colour: string, index: string) => merged.colors[colour]?.[Number(index)] ?? whole,
  );

/**
 * The theme's variables that these styles use, for light and dark, so that the public pages have the
 * product's colours.
 */
export function colourTokens(styles: string): string {
  const used = new Set(styles.match(/--op-[\w-]+/g));
  const of = (variables: Readonly<Record<string, string>>) =>
    Object.entries(variables)
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `${name}:${plain(value)}`)
      .join(';');
  return `:root{${of(resolved.light)}}@media(prefers-color-scheme:dark){:root{${of(resolved.dark)}}}`;
}
