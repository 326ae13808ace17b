import type { Story } from './story.ts';

const files = import.meta.glob<readonly Story[]>('../**/*.stories.tsx', { eager: true, import: 'stories' });

export const allStories: readonly Story[] = Object.values(files)
  .flat()
  .sort((a, b) => a.name.localeCompare(b.name));

const names = allStories.map(({ name }) => name);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice) throw new Error(`Two stories are called ${twice}`);
