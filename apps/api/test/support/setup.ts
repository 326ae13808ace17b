import { afterAll } from 'vitest';
import { endRunning } from './started.ts';

/** Vitest's setupFiles: named before each file's own hooks, so that it runs after them. */
afterAll(endRunning);
