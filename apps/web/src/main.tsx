import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import '@mantine/charts/styles.css';
import { enterChooses } from './ui/enter-chooses.ts';
import './ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { maySignInByCookie } from '#data/token.ts';
import { keepFocus } from '#ui/focus-restore.ts';
import { Providers } from './providers.tsx';
import { router } from './router.ts';
import { boot } from './session/session.ts';
import { showFullTextOnHover } from './ui/full-text-tooltip.ts';
import { noteMissingParts } from './ui/missing-parts.ts';
import { printLight } from './ui/print.ts';
import { scrollFocusIntoView } from './ui/scroll-focus-into-view.ts';
import { spacePresses } from './ui/space-presses.ts';
import { trapFocus } from './ui/trap-focus.ts';

noteMissingParts();
showFullTextOnHover();
keepFocus();
trapFocus();
scrollFocusIntoView();
spacePresses();
enterChooses();
printLight();

// The session is requested before anything renders, while the code of the screen loads.
if (maySignInByCookie()) {
  void boot();
  const [routes] = router.getMatchedRoutes(location.pathname);
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => {});
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
