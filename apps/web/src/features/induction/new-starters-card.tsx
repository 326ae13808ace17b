import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { useClinic } from '#session/clinic.ts';
import { newStarters } from './progress-query.ts';

const few = 6;
const most = 100;

/** People who have not finished their induction, the earliest due first. */
export default function NewStartersCard() {
  const { clinic } = useClinic();
  const [limit, setLimit] = useState(few);
  const answer = useQueryData(newStarters, { clinic_id: clinic?.id ?? null, limit });
  const { refetch } = answer;
  useEffect(refetch, [refetch]);
  const { count, packs } = answer.data?.new_starters ?? { count: 0, packs: [] };
  return (
    <Card title="New starters" answer={answer} count={count}>
      {count === 0 ? <CardNothing>Everyone has finished their induction</CardNothing> : null}
      {packs.map((pack) => (
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
      {count > packs.length ? (
        limit === few ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setLimit(most)}>
            Show more
          </Button>
        ) : (
          <Text size="xs" c="var(--op-muted)">
            {`The first ${packs.length} of ${count} are shown.`}
          </Text>
        )
      ) : null}
    </Card>
  );
}
