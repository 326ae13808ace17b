import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * When the user presses a push notification while the application is open, shows the page that it is about.
 */
export function useOpenedPushes(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const hear = ({ data }: MessageEvent<{ kind?: string; link?: string } | null>) => {
      if (data?.kind === 'open' && data.link?.startsWith('/')) void navigate({ to: data.link });
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, [navigate]);
}
