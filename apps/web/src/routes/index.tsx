import { createFileRoute } from '@tanstack/react-router';
import { FrontDoor } from '#features/sign-in/front-door.tsx';
import { requireNoSession } from '#session/guards.ts';

export const Route = createFileRoute('/')({ beforeLoad: requireNoSession, component: FrontDoor });
