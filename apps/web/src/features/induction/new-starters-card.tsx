import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { useClinic } from '#session/clinic.ts';
import { progressOf } from './progress-query.ts';

const most = 6;

/** Who has not finished their induction, the latest first, and what is late. */
export default function NewStartersCard() {
  const { clinic } = useClinic();
  const answer = useQueryData(progressOf, { clinic_id: clinic?.id ?? null });
  const { refetch } = answer;
  useEffect(refetch, [refetch]);
  const open = (answer.data?.induction_progress ?? [])
    .filter(({ done, total }) => done < total)
    .toSorted((a, b) => b.overdue - a.overdue);
  return (
    <Card title="New starters" answer={answer} count={open.length}>
      {open.length === 0 ? <CardNothing>Everyone has finished their induction</CardNothing> : null}
      {open.slice(0, most).map((pack) => (
        <div key={pack.assignment_id} className={classes.row}>
          <span className={classes.rowWords}>
            <Anchor
              component={Link}
              to={`/dashboard/users/view/${pack.user_id}`}
              search={{ tab: 'induction' } as never}
              size="sm"
            >
              {pack.display_name}
            </Anchor>
            <Text size="xs" c="var(--op-muted)" truncate>
              {pack.pack_name}
            </Text>
          </span>
          <Text size="sm" className="tabular" ta="right">
            {pack.done} of {pack.total}
            {pack.overdue > 0 ? (
              <Text component="span" size="xs" display="block" c="var(--op-red-ink)">
                {pack.overdue} overdue
              </Text>
            ) : null}
          </Text>
        </div>
      ))}
    </Card>
  );
}
