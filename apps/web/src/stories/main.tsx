import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import '@mantine/charts/styles.css';
import '../ui/base.css';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot, currentSession } from '#session/session.ts';
import { keepFocus } from '#ui/focus-restore.ts';
import { Providers } from '../providers.tsx';
import { scrollFocusIntoView } from '../ui/scroll-focus-into-view.ts';
import { trapFocus } from '../ui/trap-focus.ts';
import { StoriesPage } from './stories-page.tsx';

/** Links in a story lead nowhere; their URL is shown instead. */
function Elsewhere() {
  return <p>Gone to {useLocation().href}</p>;
}

const top = createRootRoute({ component: Outlet, notFoundComponent: Elsewhere });
const page = createRoute({ getParentRoute: () => top, path: '/stories', component: StoriesPage });
const router = createRouter({ routeTree: top.addChildren([page]) });

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
keepFocus();
scrollFocusIntoView();
trapFocus();
await boot();
createRoot(root).render(
  <StrictMode>
    {currentSession().status === 'signed-in' ? (
      <Providers>
        <RouterProvider router={router as never} />
      </Providers>
    ) : (
      <p>
        Please Login: <a href="/">sign in</a> at this address, then open this page again.
      </p>
    )}
  </StrictMode>,
);
