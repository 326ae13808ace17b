import { notifications } from '@mantine/notifications';

const standard = 2_000;

function show(message: string, color: string, duration: number): void {
  // The same message twice at once is shown once.
  notifications.show({
    id: message,
    message,
    color,
    autoClose: duration,
    withBorder: true,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Close' },
  });
}

/**
 * Toasts, top centre; shown for 2 s unless a longer time is given (milliseconds). Not used for results that
 * are visible anyway.
 */
export const toast = {
  success: (message: string, duration = standard) => show(message, 'green', duration),
  error: (message: string, duration = standard) => show(message, 'red', duration),
  info: (message: string, duration = standard) => show(message, 'teal', duration),
};
