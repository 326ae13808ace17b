/**
 * The number of runs of each property. A failure prints its seed and path; `PROPERTY_SEED=… PROPERTY_PATH=…`
 * repeats it.
 */
export const propertyRuns = {
  numRuns: Number(process.env.PROPERTY_RUNS ?? 40),
  ...(process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {}),
  ...(process.env.PROPERTY_PATH ? { path: process.env.PROPERTY_PATH } : {}),
};
