import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { AddTask } from '#features/tasks/form/task-form-screens.tsx';
import { guard } from '#session/guards.ts';

const searchSchema = z.object({ level: z.uuid().optional().catch(undefined) });

export const Route = createFileRoute('/dashboard/tasks/add')({
  validateSearch: (search) => searchSchema.parse(search),
  beforeLoad: guard('tasks', 'ADD'),
  component: Add,
});

function Add() {
  return <AddTask level={Route.useSearch().level} />;
}
