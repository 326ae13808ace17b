import { Switch } from '@mantine/core';
import { messages } from '@operatory/domain';
import { useEffect, useState } from 'react';
import { type PushState, readPush, turnOffPush, turnOnPush } from '#data/push.ts';
import { RestError } from '#data/rest.ts';
import { toast } from '#data/toast.ts';

const descriptions: Readonly<Record<PushState, string>> = {
  unsupported:
    'This browser can’t show notifications. On an iPhone or iPad, add Operatory to the Home Screen first.',
  denied:
    'Your browser blocks notifications from Operatory. Allow them in its settings, then open this page again.',
  off: 'You see notifications on this device, also while Operatory is closed.',
  on: 'You see notifications on this device, also while Operatory is closed. Signing out turns them off.',
};

export function PushSwitch() {
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  useEffect(() => void readPush().then(setState, () => setState('off')), []);

  async function turn(on: boolean) {
    setBusy(true);
    try {
      setState(await (on ? turnOnPush() : turnOffPush()));
    } catch (error) {
      toast.error(error instanceof RestError ? error.message : messages.something_went_wrong);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Switch
      mb={16}
      label="Turn on notifications on this device"
      description={descriptions[state ?? 'off']}
      checked={state === 'on'}
      disabled={busy || state === undefined || state === 'unsupported' || state === 'denied'}
      onChange={(change) => void turn(change.currentTarget.checked)}
    />
  );
}
