import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { AddTask } from '#features/tasks/form/task-form-screens.tsx';
import { guard } from '#session/guards.ts';

/** The form's initial values: a column's level, or the text from the palette as the name. */
const searchSchema = z.object({
  level: z.catch(z.optional(z.uuid()), undefined),
  name: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
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
