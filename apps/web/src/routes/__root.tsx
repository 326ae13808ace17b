import { createRootRoute, Outlet } from '@tanstack/react-router';
import { ScreenFailed } from '#ui/screen-failed.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';

export const Route = createRootRoute({
  component: Outlet,
  errorComponent: ScreenFailed,
  notFoundComponent: ScreenMissing,
});
