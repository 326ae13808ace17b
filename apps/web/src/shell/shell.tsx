import { useLocalStorage } from '@mantine/hooks';
import { specifiedMessages } from '@operatory/domain';
import { Outlet, useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import * as v from 'valibot';
import { startQueuedWrites } from '#data/queued-writes.ts';
import { toast } from '#data/toast.ts';
import { useClinic } from '#session/clinic.ts';
import { isLeavingOnPurpose } from '#session/guards.ts';
import { useHeartbeat } from '#session/heartbeat.ts';
import { useCan } from '#session/permissions.ts';
import { usePreference } from '#session/preferences.ts';
import { ProductToday } from '#session/product-today.tsx';
import { useMe, useSession } from '#session/session.ts';
import { rememberTarget } from '#session/target.ts';
import { hasUnsaved } from '#session/unsaved.ts';
import { ConnectionBanner } from '#ui/connection-banner.tsx';
import { Foot } from '#ui/foot.ts';
import { characterKeysPreference, type KeyBinding, setCharacterKeysOff, useKeys } from '#ui/keys.ts';
import { rowId, uuid } from '#ui/search-values.ts';
import { AreaTabs } from './area-tabs.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { ChatPanelProps } from './chats/chat-bell.tsx';
import { creationsFor } from './creations.ts';
import { shortcutsHelp } from './keys-help-store.ts';
import { LateExtras } from './late-extras.tsx';
import { Rail } from './rail.tsx';
import { RouteProgress } from './route-progress.tsx';
import { menuScreens } from './screens.ts';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { UnknownAddress } from './unknown-address.tsx';
import { useMenu } from './use-menu.ts';
import { useMenuCounts } from './use-menu-counts.ts';

/** The user who was signed in, and what happens when they have signed in again or decide to leave. */
export interface SessionEndedProps {
  readonly me: { readonly clientId: string; readonly userId: string; readonly email: string };
  readonly onResumed: () => void;
  readonly onLeave: () => void;
}

export function Shell({
  SessionEndedDialog,
  PlanBanner,
  ChatPanel,
  ChatDock,
}: {
  SessionEndedDialog: ComponentType<SessionEndedProps>;
  PlanBanner: ComponentType;
  ChatPanel: ComponentType<ChatPanelProps>;
  ChatDock: ComponentType;
}) {
  const [collapsed, setCollapsed] = useLocalStorage({
    key: 'operatory.rail',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const main = useRef<HTMLElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const { zone } = useClinic();
  const { plan } = useMe();
  const menu = useMenu();
  const { id, userId, module } = useParams({ strict: false });
  // A link that was cut off names no row. Only modules without screens of their own have rows with numbers.
  const isAddress = [id, userId].every((each) => each === undefined || v.is(module ? rowId : uuid, each));
  const counts = useMenuCounts(menu.areas);
  const ended = useSessionEnd();
  useGlobalKeys();
  useWishForCharacterKeys();
  useHeartbeat();
  useSendingWhatWaits();

  useEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [pathname]);

  return (
    <ProductToday>
      <div className={classes.shell} data-collapsed={collapsed || undefined}>
        <RouteProgress />
        <a className="skip-link" href="#content">
          Skip to the content
        </a>
        <Rail {...menu} counts={counts} collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
        <div className={classes.main}>
          <TopBar unreadChats={counts['clinic-chats'] ?? 0} ChatPanel={ChatPanel} />
          <ConnectionBanner zone={zone} />
          {plan ? (
            <Suspense>
              <PlanBanner />
            </Suspense>
          ) : null}
          <AreaTabs here={menu.here} counts={counts} />
          <main ref={main} id="content" className={classes.content} tabIndex={-1}>
            <Foot value={foot}>{isAddress ? <Outlet /> : <UnknownAddress />}</Foot>
          </main>
          <div ref={setFoot} className={classes.foot} />
          <BottomBar {...menu} counts={counts} />
        </div>
        <LateExtras ChatDock={ChatDock} />
        {ended.over ? (
          <Suspense>
            <SessionEndedDialog me={ended.over} onResumed={ended.resumed} onLeave={ended.leave} />
          </Suspense>
        ) : null}
      </div>
    </ProductToday>
  );
}

function useSendingWhatWaits(): void {
  const client = useClient();
  const { id } = useMe().user;
  useEffect(() => startQueuedWrites(client, id), [client, id]);
}

/**
 * When the session ends (in another tab, by a block, or because it expires), leaves the screen. If that would
 * lose input, `over` becomes the user, who can sign in again over the screen.
 */
function useSessionEnd() {
  const session = useSession();
  const router = useRouter();
  const { client, user } = useMe();
  const last = useRef({ clientId: client.id, userId: user.id, email: user.email });
  const [over, setOver] = useState<typeof last.current | null>(null);
  // The last user is not updated while the sign-in is open, because the person who signs in is compared with
  // them.
  if (over === null) last.current = { clientId: client.id, userId: user.id, email: user.email };
  const leave = useCallback(() => {
    setOver(null);
    rememberTarget(router.state.location.href);
    toast.error(specifiedMessages.please_login);
    void router.navigate({ to: '/', ignoreBlocker: true });
  }, [router]);
  const resumed = useCallback(() => setOver(null), []);
  const wasIn = useRef(false);
  const rights = session.status === 'signed-in' ? session.me.grants.join() : '';
  useEffect(() => {
    if (session.status === 'signed-in') wasIn.current = true;
    else if (session.status === 'signed-out' && wasIn.current && !isLeavingOnPurpose()) {
      wasIn.current = false;
      if (hasUnsaved()) setOver(last.current);
      else leave();
    }
  }, [session.status, leave]);
  // If the user's rights have changed, the guards of the open screen run again.
  const first = useRef(rights);
  useEffect(() => {
    if (rights === '' || first.current === rights) return;
    first.current = rights;
    void router.invalidate();
  }, [rights, router]);
  return { over, resumed, leave };
}

function useWishForCharacterKeys(): void {
  const [wish] = usePreference(characterKeysPreference);
  useEffect(() => setCharacterKeysOff(wish === false), [wish]);
}

function useGlobalKeys(): void {
  const can = useCan();
  const navigate = useNavigate();
  const go: KeyBinding[] = menuScreens(useMe()).flatMap(({ key, title, to, search }) =>
    key
      ? [
          {
            key: `g ${key}`,
            label: `Go to ${title}`,
            run: () => void navigate({ to, search: (search ?? {}) as never }),
          },
        ]
      : [],
  );
  const make: KeyBinding[] = creationsFor(can, useClinic().active).flatMap(({ key, title, to }) =>
    key ? [{ key, label: title, run: () => void navigate({ to }) }] : [],
  );
  useKeys(
    [
      ...make,
      { key: '/', label: 'Search this list', run: focusSearch },
      { key: '?', label: 'Show keyboard shortcuts', run: shortcutsHelp.open },
      ...go,
    ],
    { everywhere: true },
  );
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('input[data-search]')?.focus();
}
