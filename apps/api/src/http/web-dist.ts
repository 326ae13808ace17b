import { fileURLToPath } from 'node:url';

/** The folder of the built web application. */
export const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));
