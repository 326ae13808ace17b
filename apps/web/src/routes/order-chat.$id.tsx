import { createFileRoute, Navigate, redirect } from '@tanstack/react-router';
import { isSupplier, maySignInByCookie } from '#data/token.ts';
import { ChatPage } from '#features/order-chat/chat-page.tsx';
import { boot, currentSession, useSession } from '#session/session.ts';
import { resumeSupplier, useIsSupplierOf } from '#session/supplier.ts';

/** Signed-in staff chat as staff. Anybody else is the supplier, who first has to enter the passcode. */
export const Route = createFileRoute('/order-chat/$id')({
  async beforeLoad({ params: { id } }) {
    if (!isSupplier() && maySignInByCookie()) await boot();
    if (!isSupplier() && currentSession().status === 'signed-in') return;
    if (await resumeSupplier(id)) return;
    throw redirect({ to: '/orderChat/$orderId', params: { orderId: id }, hash: location.hash.slice(1) });
  },
  component: Chat,
});

function Chat() {
  const { id } = Route.useParams();
  const supplies = useIsSupplierOf(id);
  const session = useSession();
  if (supplies) return <ChatPage key={id} orderId={id} side="supplier" me={null} />;
  if (!isSupplier() && session.status === 'signed-in')
    return <ChatPage key={id} orderId={id} side="staff" me={session.me.user.id} />;
  // The session has ended while the page was open.
  if (!isSupplier()) return <Navigate to="/" replace />;
  return <Navigate to="/orderChat/$orderId" params={{ orderId: id }} replace />;
}
