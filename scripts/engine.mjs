// `npm run engine`: the engine on its own, out of one file made of its sources. So it starts in half the time.
import { bundled } from './bundle.mjs';
import { checkNode } from './tools.mjs';

checkNode();
await import(
  await bundled('engine', {
    main: 'packages/engine/src/standalone/main.ts',
    folders: ['packages/engine/src', 'packages/resource/src'],
    whole: true,
  })
);
