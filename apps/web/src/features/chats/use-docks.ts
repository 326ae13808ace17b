import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';

/** Whether small chat windows are shown: the screen is wide enough, and the page is not the Chats page. */
export function useDocks(): boolean {
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  const { pathname } = useLocation();
  return isWide && !pathname.startsWith('/dashboard/clinic-chats');
}
