import { createFileRoute } from '@tanstack/react-router';
import { KioskPage } from '#features/clock/kiosk/kiosk-page.tsx';

/** Outside the dashboard and without a session: what the device may do is its own cookie's. */
export const Route = createFileRoute('/kiosk')({ component: KioskPage });
