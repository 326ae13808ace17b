import { createFileRoute } from '@tanstack/react-router';
import { guardModule } from '#session/guards.ts';
import { ModuleForm } from '#shell/module-screen.tsx';

export const Route = createFileRoute('/dashboard/$module/add')({
  beforeLoad: guardModule('ADD'),
  component: Add,
});

function Add() {
  const { module } = Route.useParams();
  return <ModuleForm key={module} link={module} />;
}
