import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#session/guards.ts';
import type { ChatPanelProps } from '#shell/chats/chat-bell.tsx';
import { type SessionEndedProps, Shell } from '#shell/shell.tsx';
import { UnknownAddress } from '#shell/unknown-address.tsx';
import { lazyWithRetry } from '#ui/late.ts';
import { ScreenPending } from '#ui/screen-pending.tsx';

const SessionEndedDialog = lazyWithRetry<SessionEndedProps>(
  () => import('#features/auth/session-ended-dialog.tsx'),
);
const ChatPanel = lazyWithRetry<ChatPanelProps>(() => import('#features/chats/chat-panel.tsx'));
const ChatDock = lazyWithRetry(() => import('#features/chats/chat-dock.tsx'));
const PlanBanner = lazyWithRetry(() => import('#features/plans/plan-banner.tsx'));

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireSession,
  component: () => (
    <Shell
      SessionEndedDialog={SessionEndedDialog}
      PlanBanner={PlanBanner}
      ChatPanel={ChatPanel}
      ChatDock={ChatDock}
    />
  ),
  pendingComponent: ScreenPending,
  pendingMs: 300,
  pendingMinMs: 0,
  notFoundComponent: UnknownAddress,
});
