/** Prisma takes a `date` as a Date at midnight UTC. */
export const dayInput = (text: string): Date => new Date(`${text}T00:00:00Z`);
