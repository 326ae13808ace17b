import { createFileRoute } from '@tanstack/react-router';
import { KioskPage } from '#features/clock/kiosk/kiosk-page.tsx';

/** Outside the dashboard and without a session; the cookie of the kiosk decides what the device may do. */
export const Route = createFileRoute('/kiosk')({ component: KioskPage });
