import { afterAll } from 'vitest';
import { endRunning } from './started.ts';

/** Vitest's setupFiles: registered before each file's own hooks, so that it runs after them. */
afterAll(endRunning);
