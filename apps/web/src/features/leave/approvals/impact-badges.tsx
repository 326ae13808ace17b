import { Tooltip } from '@mantine/core';
import { Pill } from '#ui/pill.tsx';
import classes from './approvals.module.css';
import { impactFacts } from './impact-words.ts';
import type { LeaveImpact } from './waiting-leave.ts';

/**
 * Badges with the facts for or against approving a request. Their full text is in a tooltip and in the
 * record.
 */
export function ImpactBadges({ impact }: { impact: LeaveImpact | undefined }) {
  if (!impact) return null;
  return (
    <span className={classes.badges}>
      {impactFacts(impact).map(({ key, short, long, warns }) => (
        <Tooltip key={key} label={long} multiline maw={360}>
          <span>
            <Pill hue={warns ? 'orange' : 'gray'} small>
              {short}
            </Pill>
          </span>
        </Tooltip>
      ))}
    </span>
  );
}

export function ImpactList({ impact }: { impact: LeaveImpact }) {
  const facts = impactFacts(impact);
  return facts.length === 0 ? null : (
    <ul className={classes.facts}>
      {facts.map(({ key, long, warns }) => (
        <li key={key} data-warns={warns || undefined}>
          {long}
        </li>
      ))}
    </ul>
  );
}
