import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { ScreenFailed } from './ui/screen-failed.tsx';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Replaces only the failed screen, so that the rest of the page stays.
  defaultErrorComponent: ScreenFailed,
  // The user's rights may change while the page is open, so preloaded data is never reused.
  defaultPreloadStaleTime: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
