import { Anchor, SegmentedControl } from '@mantine/core';
import { messages } from '@operatory/domain';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from '#data/toast.ts';
import { useDemoPerson } from '#session/demo.ts';
import { addressOf, subDomain } from '#session/host.ts';
import { takeTarget } from '#session/target.ts';
import { unknownStatus } from '#session/tenant.ts';
import { useOwnTenant } from '#session/use-own-tenant.ts';
import { Failed } from '#ui/empty-state.tsx';
import { SignedOutPage } from '#ui/signed-out-page.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PinForm } from './pin-form.tsx';
import { SignInPending } from './sign-in-pending.tsx';

type Way = 'password' | 'pin' | 'forgot';

export function SignInPage() {
  const router = useRouter();
  const demoPerson = useDemoPerson(subDomain);
  const [attempt, setAttempt] = useState(0);
  const tenant = useOwnTenant(attempt);
  const [way, setWay] = useState<Way>('password');
  const [typed, setTyped] = useState('');

  function done() {
    toast.success(messages.login_done);
    router.history.replace(takeTarget());
  }

  if (tenant === undefined || demoPerson === undefined) return <SignInPending />;
  if (tenant === null) {
    return (
      <SignedOutPage
        title="Organisation not found"
        line={`There is no open organisation at “${subDomain}”. Check the web address, or ask the person who runs it.`}
      >
        <Anchor href={addressOf('', '/b-dashboard')} c="var(--op-accent)" fw={550}>
          Find your organisation
        </Anchor>
      </SignedOutPage>
    );
  }
  if (tenant.status === unknownStatus) {
    return (
      <SignedOutPage title="Sign in">
        <Failed onRefresh={() => setAttempt(attempt + 1)} />
      </SignedOutPage>
    );
  }
  const frame = { brand: tenant.name, logo: tenant.logo, banners: tenant.banners };
  if (way === 'forgot') {
    return (
      <SignedOutPage
        {...frame}
        title="Forgot your password?"
        line="We will send you a link to choose a new one."
      >
        <ForgotForm typed={typed} onBack={() => setWay('password')} />
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage {...frame} title={`Sign in to ${tenant.name}`} line={location.host} otherOrganisation>
      <SegmentedControl
        fullWidth
        size="sm"
        mb={20}
        aria-label="How to sign in"
        value={way}
        onChange={(value) => setWay(value as Way)}
        data={[
          { value: 'password', label: 'Password' },
          { value: 'pin', label: 'PIN' },
        ]}
      />
      {way === 'password' ? (
        <PasswordForm
          initialName={demoPerson?.email}
          initialPassword={demoPerson?.password}
          onDone={done}
          onForgot={(name) => {
            setTyped(name);
            setWay('forgot');
          }}
        />
      ) : (
        <PinForm onDone={done} />
      )}
    </SignedOutPage>
  );
}
