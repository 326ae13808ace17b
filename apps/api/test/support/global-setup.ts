import { placeTestCluster, stopTestCluster } from './cluster.ts';

/** The first test that needs PostgreSQL starts it, and Vitest's `teardown` stops it after the last one. */
export const setup = placeTestCluster;
export const teardown = stopTestCluster;
