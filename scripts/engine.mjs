// `npm run engine`: the engine on its own, out of one file made of its sources. So it starts in half the time.
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';
import { checkNode, onceAlone } from './tools.mjs';

export const bundledEngine = () =>
  bundled('engine', {
    main: 'packages/engine/src/standalone/main.ts',
    folders: ['packages/engine/src', 'packages/resource/src'],
    whole: true,
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  onceAlone(() => process.kill(process.pid, 'SIGTERM'));
  await import(await bundledEngine());
}
