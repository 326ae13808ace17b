import { Button } from '@mantine/core';
import { type PunchAction, type RosterBreakType, rosterBreakTypes } from '@operatory/domain';
import { IconCoffee, IconLogin2, IconLogout2, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './kiosk.module.css';
import { actionVerbs } from './kiosk-words.ts';

const icons = {
  clock_in: IconLogin2,
  clock_out: IconLogout2,
  start_break: IconCoffee,
  end_break: IconPlayerPlay,
} as const;

/** A button for each available action. Pressing the one for a break shows a button for each type of break. */
export function KioskActions({
  actions,
  disabled,
  onAction,
}: {
  actions: readonly PunchAction[];
  disabled: boolean;
  onAction: (action: PunchAction, type: RosterBreakType | null) => void;
}) {
  const [asksBreak, setAsksBreak] = useState(false);
  if (asksBreak)
    return (
      <fieldset className={classes.actions}>
        <legend>Which break you want</legend>
        {rosterBreakTypes.map(({ value, label }) => (
          <Button
            key={value}
            size="xl"
            variant="light"
            disabled={disabled}
            onClick={() => onAction('start_break', value)}
          >
            {label}
          </Button>
        ))}
        <Button size="lg" variant="subtle" color="gray" onClick={() => setAsksBreak(false)}>
          Back
        </Button>
      </fieldset>
    );
  return (
    <div className={classes.actions}>
      {actions.map((action, index) => {
        const Icon = icons[action];
        return (
          <Button
            key={action}
            size="xl"
            variant={index === 0 ? 'filled' : 'light'}
            disabled={disabled}
            leftSection={<Icon size={24} />}
            onClick={() => (action === 'start_break' ? setAsksBreak(true) : onAction(action, null))}
          >
            {actionVerbs[action]}
          </Button>
        );
      })}
    </div>
  );
}
