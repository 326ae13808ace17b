import { Anchor, Button, Stack, Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { RestError, rest } from '#data/rest.ts';
import { subDomain } from '#session/host.ts';
import { FailureLine, failureOf, type SignInFailure } from '#session/lock-out.tsx';
import { useOwnTenant } from '#session/use-own-tenant.ts';
import { SignedOutPage } from '#ui/signed-out-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignInPending } from './sign-in-pending.tsx';

/** The page that emailed links open: to confirm an account, choose a new password, or see a new PIN. */
export function VerifyPage({
  verifyKey,
  resetKey,
  pinKey,
}: {
  verifyKey?: string | undefined;
  resetKey?: string | undefined;
  pinKey?: string | undefined;
}) {
  const tenant = useOwnTenant();
  const frame = tenant ? { brand: tenant.name, logo: tenant.logo } : {};
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <SignedOutPage {...frame} title="Your password is set" line="You can sign in with it now.">
        <SignInLink />
      </SignedOutPage>
    );
  }
  if (pinKey) {
    return (
      <LivingLink kind="PIN" linkKey={pinKey} frame={frame}>
        <SignedOutPage
          {...frame}
          title="Your new PIN"
          line="You will see it once. Your old PIN then stops working."
        >
          <ShowPin pinKey={pinKey} />
        </SignedOutPage>
      </LivingLink>
    );
  }
  if (verifyKey) {
    return (
      <LivingLink kind="VERIFY" linkKey={verifyKey} frame={frame}>
        <SignedOutPage {...frame} title="Confirm your account" line="Choose a password to start.">
          <NewPasswordForm
            onSubmit={async (password) => {
              await rest('auth-action/verify-users', {
                body: { verify_key: verifyKey, subdomain: subDomain, password },
              });
              setDone(true);
            }}
          />
        </SignedOutPage>
      </LivingLink>
    );
  }
  if (resetKey) {
    return (
      <LivingLink kind="RESET" linkKey={resetKey} frame={frame}>
        <SignedOutPage {...frame} title="Choose a new password" line="All your devices will be signed out.">
          <NewPasswordForm
            onSubmit={async (password) => {
              await rest('auth/reset-password', {
                body: { reset_key: resetKey, subdomain: subDomain, password },
              });
              setDone(true);
            }}
          />
        </SignedOutPage>
      </LivingLink>
    );
  }
  return (
    <SignedOutPage
      {...frame}
      title="This link is incomplete"
      line="Open it again from the email, or ask for a new one."
    >
      <SignInLink />
    </SignedOutPage>
  );
}

type Frame = Pick<ComponentProps<typeof SignedOutPage>, 'brand' | 'logo'>;

/**
 * Shows its children once the emailed link is known to be valid, or a message if it was used or has
 * expired.
 */
function LivingLink({
  kind,
  linkKey,
  frame,
  children,
}: {
  kind: 'VERIFY' | 'RESET' | 'PIN';
  linkKey: string;
  frame: Frame;
  children: ReactNode;
}) {
  const [state, setState] = useState<'asking' | 'usable' | 'used'>('asking');
  useEffect(() => {
    let current = true;
    rest('auth-action/link-state', { body: { kind, key: linkKey, subdomain: subDomain } })
      .then(() => 'usable' as const)
      // Only a used or expired link is reported here; the form itself reports other errors.
      .catch((error) => (error instanceof RestError && error.code === 'link_used' ? 'used' : 'usable'))
      .then((next) => current && setState(next));
    return () => {
      current = false;
    };
  }, [kind, linkKey]);
  if (state === 'usable') return children;
  if (state === 'asking') return <SignInPending />;
  return (
    <SignedOutPage {...frame} title="This link no longer works" line={messages.link_used}>
      <SignInLink />
    </SignedOutPage>
  );
}

function SignInLink(): ReactNode {
  return (
    <Anchor component={Link} to="/" c="var(--op-accent)" fw={550}>
      Go to sign in
    </Anchor>
  );
}

/**
 * Shows a new PIN after a button press, because mail scanners open links and the PIN is generated only
 * once.
 */
function ShowPin({ pinKey }: { pinKey: string }) {
  const [pin, setPin] = useState<string>();
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function show() {
    setBusy(true);
    try {
      const answer = await rest<{ pin?: string; code?: string }>('auth-action/verify-users', {
        body: { verify_key: pinKey, subdomain: subDomain },
      });
      setPin(answer.pin ?? answer.code ?? '');
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (pin !== undefined) {
    return (
      <Stack gap={16}>
        <Text fz={40} fw={600} className="tabular" lts={8} role="status">
          {pin}
        </Text>
        <Text c="var(--op-muted)">Memorise your PIN, then close this page.</Text>
        <SignInLink />
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <Button size="lg" fullWidth loading={busy} onClick={show}>
        Show my new PIN
      </Button>
      <FailureLine failure={failure} secondsLeft={0} />
    </Stack>
  );
}
