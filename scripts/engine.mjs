// `npm run engine`: the engine on its own, out of one file made of its sources. So it starts in half the time.
import { bundled } from './bundle.mjs';
import { checkNode, onceAlone } from './tools.mjs';

checkNode();
onceAlone(() => process.kill(process.pid, 'SIGTERM'));
await import(
  await bundled('engine', {
    main: 'packages/engine/src/standalone/main.ts',
    folders: ['packages/engine/src', 'packages/resource/src'],
    whole: true,
  })
);
