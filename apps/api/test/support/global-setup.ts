import { placeTestCluster, stopTestCluster } from './cluster.ts';

/** Vitest's globalSetup: the first test that needs PostgreSQL starts it, and it is stopped after the last one. */
export const setup = placeTestCluster;
export const teardown = stopTestCluster;
