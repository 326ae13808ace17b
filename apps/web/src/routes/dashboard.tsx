import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#session/guards.ts';
import { Shell } from '#shell/shell.tsx';

export const Route = createFileRoute('/dashboard')({ beforeLoad: requireSession, component: Shell });
