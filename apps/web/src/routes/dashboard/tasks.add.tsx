import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { AddTask } from '#features/tasks/form/task-form-screens.tsx';
import { guard } from '#session/guards.ts';

/** What the form begins with: a column's level, or the palette's words as its name. */
const searchSchema = z.object({
  level: z.uuid().optional().catch(undefined),
  name: z.string().max(200).optional().catch(undefined),
});

export const Route = createFileRoute('/dashboard/tasks/add')({
  validateSearch: (search) => searchSchema.parse(search),
  beforeLoad: guard('tasks', 'ADD'),
  component: Add,
});

function Add() {
  const { level, name } = Route.useSearch();
  return <AddTask level={level} name={name} />;
}
