import { routeRefusal, specifiedMessages } from '@operatory/domain';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '#data/toast.ts';
import { useMe } from '#session/session.ts';
import { ScreenMissing } from '#ui/screen-missing.tsx';

/**
 * Shown for a URL without a screen. If the user may not open the module that it names, redirects with a
 * message; otherwise says that there is no such page.
 */
export function UnknownAddress() {
  const { pathname } = useLocation();
  const { grants } = useMe();
  const navigate = useNavigate();
  const refusal = routeRefusal(pathname, new Set(grants));
  useEffect(() => {
    if (!refusal) return;
    toast.error(specifiedMessages[refusal]);
    void navigate({ to: '/dashboard', replace: true });
  }, [refusal, navigate]);
  return refusal ? null : <ScreenMissing />;
}
