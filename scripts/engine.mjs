// `npm run engine`: starts only the engine. It is bundled into one file, which halves the time to start.
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
