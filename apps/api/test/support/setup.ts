import { afterAll } from 'vitest';
import { endRunning } from './started.ts';

/** Vitest registers this hook before each file's own ones, so it runs after them. */
afterAll(endRunning);
