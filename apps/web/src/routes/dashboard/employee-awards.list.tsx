import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AwardsScreen } from '#features/awards/awards-screen.tsx';
import { guard } from '#session/guards.ts';
import { optional } from '#ui/search-values.ts';

const part = optional(v.string());

export const Route = createFileRoute('/dashboard/employee-awards/list')({
  validateSearch: v.object({
    q: part,
    level: part,
    point: part,
    record: part,
    on: part,
  }),
  beforeLoad: guard('employee-awards', 'VIEW'),
  component: AwardsScreen,
});
