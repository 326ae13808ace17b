import { placeTestCluster, stopTestCluster } from './cluster.ts';

/** Vitest's globalSetup: the first test that needs PostgreSQL starts it, and after the last it stops. */
export const setup = placeTestCluster;
export const teardown = stopTestCluster;
