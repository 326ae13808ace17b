/** A calendar day as Prisma wants a `date`. */
export const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
