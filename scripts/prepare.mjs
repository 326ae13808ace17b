// Prepares everything for `npm start` without starting; the container image runs it once.
import { bundledApi } from './api.mjs';
import { bundledEngine } from './engine.mjs';
import { build, checkNode, generate, install } from './tools.mjs';

checkNode();
await install();
await generate();
await build();
await bundledApi();
await bundledEngine();
