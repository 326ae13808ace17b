/**
 * Three on two cores, since one of them always waits for something. Each worker drives a server of its own, on a database of
 * its own: journeys side by side do not meet.
 */
const first = Number(process.env.E2E_PORT ?? 4170);
export const workers = Number(process.env.E2E_WORKERS ?? 3);
export const ports = Array.from({ length: workers }, (_, index) => first + index);
/** Of the server that this worker drives. */
export const port = first + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
