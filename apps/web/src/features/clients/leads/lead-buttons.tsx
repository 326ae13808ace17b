import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRowActions } from '#kit/actions/use-row-actions.tsx';
import { useList } from '#kit/definition/list-context.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { useCan } from '#session/permissions.ts';
import { isOpenLead } from './lead-actions.ts';

/** The actions of a lead as buttons, with a link to convert it to a client. */
export function LeadButtons({ lead }: { lead: RecordRow }) {
  const can = useCan();
  const { definition } = useList<RecordRow>();
  const { offered, choose, dialog } = useRowActions(definition, lead);
  const converts = isOpenLead(String(lead.status)) && can('leads', 'EDIT') && can('clients', 'ADD');
  if (!converts && offered.length === 0) return null;
  return (
    <Group gap={8} mt={16}>
      {converts ? (
        <Button component={Link} to="/dashboard/clients/add" search={{ lead: lead.id } as never} size="xs">
          Convert to client
        </Button>
      ) : null}
      {offered.map((action) => (
        <Button key={action.label} size="xs" variant="default" onClick={() => choose(action)}>
          {action.label}
        </Button>
      ))}
      {dialog}
    </Group>
  );
}
