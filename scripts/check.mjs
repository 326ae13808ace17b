// `pnpm check`: the fast part of what CI runs: generated files fresh, lint, boundaries, types.
import { checks } from './checks.mjs';
import { checkNode, generateAfresh, install } from './tools.mjs';

checkNode();
await install();
await generateAfresh();
await checks();
