import { Notifications } from '@mantine/notifications';

export default function Toasts() {
  return <Notifications position="top-center" autoClose={2000} limit={4} />;
}
