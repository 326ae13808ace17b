import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';

/** Whether there is room for small chat windows, and the page does not show the chats itself. */
export function useDocks(): boolean {
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  const { pathname } = useLocation();
  return isWide && !pathname.startsWith('/dashboard/clinic-chats');
}
