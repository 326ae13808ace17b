// `pnpm check`: the fast part of CI (generated files, lint, boundaries, types).
import { lint, staticChecks } from './static-checks.mjs';
import { checkNode, generateAfresh, install } from './tools.mjs';

checkNode();
await install();
await generateAfresh();
await lint();
await staticChecks();
