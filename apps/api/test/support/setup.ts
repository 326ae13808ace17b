import { afterAll } from 'vitest';
import { endRunning } from './started.ts';

/** Vitest registers this before each file's own hooks, so it runs after them. */
afterAll(endRunning);
