import type { Settings, Statement } from './pool-contract.ts';

const texts: string[] = [];

/**
 * Settings apply to the current transaction only (`set_config`'s `true`), so that the next request on the
 * connection does not see them.
 */
export function settingsStatement(settings: Settings): Statement | undefined {
  const values = Object.entries(settings).flat();
  const count = values.length / 2;
  if (count === 0) return undefined;
  texts[count] ??=
    `select ${Array.from({ length: count }, (_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`).join(', ')}`;
  return { name: `settings_${count}`, text: texts[count], values };
}
