import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { AwardsScreen } from '#features/awards/awards-screen.tsx';
import { guard } from '#session/guards.ts';

const part = z.catch(z.optional(z.string()), undefined);

export const Route = createFileRoute('/dashboard/employee-awards/list')({
  validateSearch: z.object({
    q: part,
    level: part,
    point: part,
    record: part,
    on: part,
  }),
  beforeLoad: guard('employee-awards', 'VIEW'),
  component: AwardsScreen,
});
