import { Notifications } from '@mantine/notifications';

/** Where toasts are shown. */
export default function Toasts() {
  return <Notifications position="top-center" autoClose={2000} limit={4} />;
}
