import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { ScreenFailed } from './ui/screen-failed.tsx';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // In the place of the screen that broke, so that the rest of the page stays.
  defaultErrorComponent: ScreenFailed,
  // Permissions may change while a page stays open, so a preloaded answer is never trusted.
  defaultPreloadStaleTime: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
