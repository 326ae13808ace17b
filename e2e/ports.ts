/**
 * The port of the first worker. Each worker has a server and a database of its own, so that parallel
 * journeys do not affect each other. There are three for two cores, because one is usually waiting.
 */
const first = Number(process.env.E2E_PORT ?? 4170);
export const workers = Number(process.env.E2E_WORKERS ?? 3);
export const ports = Array.from({ length: workers }, (_, index) => first + index);
/** The port of this worker's server. */
export const port = first + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
