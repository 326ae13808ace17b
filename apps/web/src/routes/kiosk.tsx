import { createFileRoute } from '@tanstack/react-router';
import { KioskPage } from '#features/clock/kiosk/kiosk-page.tsx';

/** Not under /dashboard, because a kiosk needs no session: its cookie decides what the device may do. */
export const Route = createFileRoute('/kiosk')({ component: KioskPage });
