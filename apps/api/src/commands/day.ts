/** A calendar day in the form that Prisma requires for a `date`. */
export const dayInput = (text: string): Date => new Date(`${text}T00:00:00Z`);
