import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AddTask } from '#features/tasks/form/task-form-screens.tsx';
import { guard } from '#session/guards.ts';
import { optional, uuid } from '#ui/search-values.ts';

/** The initial level and name of the new task. */
const searchSchema = v.object({
  level: optional(uuid),
  name: optional(v.pipe(v.string(), v.maxLength(200))),
});

export const Route = createFileRoute('/dashboard/tasks/add')({
  validateSearch: (search) => v.parse(searchSchema, search),
  beforeLoad: guard('tasks', 'ADD'),
  component: Add,
});

function Add() {
  const { level, name } = Route.useSearch();
  return <AddTask level={level} name={name} />;
}
