export { catalog } from './catalog.gen.ts';
export { PLATFORM_CLIENT_ID } from './platform.ts';
