import { createFileRoute } from '@tanstack/react-router';
import { KioskPage } from '#features/clock/kiosk/kiosk-page.tsx';

/**
 * The kiosk is not under /dashboard, because it needs no session: its cookie decides what the device may do.
 */
export const Route = createFileRoute('/kiosk')({ component: KioskPage });
