// Sets up everything for `npm start` without starting it, for the container's image.
import { bundledApi } from './api.mjs';
import { bundledEngine } from './engine.mjs';
import { build, checkNode, generate, install } from './tools.mjs';

checkNode();
await install();
await generate();
await build();
await bundledApi();
await bundledEngine();
