import { Notifications } from '@mantine/notifications';

/** The container for toasts. */
export default function Toasts() {
  return <Notifications position="top-center" autoClose={2000} limit={4} />;
}
