import { createFileRoute, Outlet } from '@tanstack/react-router';

export const Route = createFileRoute('/b-dashboard')({ component: Outlet });
