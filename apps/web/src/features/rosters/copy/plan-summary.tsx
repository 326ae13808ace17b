import { Alert, Skeleton, Text } from '@mantine/core';
import type { Week } from '../grid/week-types.ts';
import { rosterCountInWords } from '../roster-words.ts';
import classes from './copy.module.css';
import type { PlanPreview } from './plan-preview.ts';
import { addedInWords, leftOutGroups } from './plan-words.ts';

/** Shows which shifts a copied week or a template adds to a week, and which it leaves out and why. */
export function PlanSummary({
  plan,
  failed,
  to,
  people,
}: {
  /** Undefined while loading. */
  plan: PlanPreview | undefined;
  failed: string | null;
  /** The Monday of the week to fill. */
  to: string;
  people: Week['people'];
}) {
  if (failed !== null)
    return (
      <Alert color="orange" variant="light" role="status" aria-label="Preview">
        {failed}
      </Alert>
    );
  if (!plan) return <Skeleton height={42} />;
  const groups = leftOutGroups(plan, people);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys
    <section className={classes.plan} tabIndex={0} aria-label="What is added">
      <div role="status" aria-label="Preview">
        {addedInWords(plan, to)}
      </div>
      {groups.length > 0 ? (
        <section aria-label="Left out">
          <Text size="sm" fw={600} component="h3">
            Left out
          </Text>
          <ul>
            {groups.map(({ reason, count, lines }) => (
              <li key={reason}>
                {reason}: {rosterCountInWords(count, 'shift')}
                {lines.length > 0 ? (
                  <ul>
                    {lines.map(({ id, words }) => (
                      <li key={id}>{words}</li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </section>
  );
}
