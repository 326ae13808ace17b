/** A calendar day in the form that Prisma requires for a `date`. */
export const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
