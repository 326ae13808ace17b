import { Menu, Paper, Text } from '@mantine/core';
import { localDate, platformZone } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { useRowActions } from '#kit/actions/use-row-actions.tsx';
import { useList } from '#kit/definition/list-context.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { useCan } from '#session/permissions.ts';
import { DotsButton } from '#ui/dots-button.tsx';
import { isOpenLead } from './lead-actions.ts';
import { LeadAssignee } from './lead-people.tsx';
import classes from './leads-board.module.css';
import type { BoardLead } from './leads-board.tsx';

export function LeadCard({
  lead,
  draggable,
  onDrag,
}: {
  lead: BoardLead;
  draggable: boolean;
  /** Called with null when the drag ends. */
  onDrag: (lead: BoardLead | null) => void;
}) {
  const can = useCan();
  const { definition } = useList<RecordRow>();
  const { offered, items, dialog } = useRowActions(definition, { ...lead });
  const converts = isOpenLead(lead.status) && can('leads', 'EDIT') && can('clients', 'ADD');
  return (
    <Paper
      p={12}
      className={classes.card ?? ''}
      draggable={draggable}
      onDragStart={() => onDrag(lead)}
      onDragEnd={() => onDrag(null)}
    >
      <div className={classes.cardHead}>
        <Link to="/dashboard/leads/list" search={{ record: lead.id } as never} className={classes.name}>
          {lead.name}
        </Link>
        {converts || offered.length > 0 ? (
          <Menu position="bottom-end">
            <Menu.Target>
              <DotsButton aria-label={`Actions for ${lead.name}`} />
            </Menu.Target>
            <Menu.Dropdown>
              {items}
              {converts ? (
                <Menu.Item
                  component={Link}
                  to="/dashboard/clients/add"
                  search={{ lead: lead.id } as never}
                  leftSection={<span style={{ display: 'block', inlineSize: 16 }} />}
                >
                  Convert to client
                </Menu.Item>
              ) : null}
            </Menu.Dropdown>
          </Menu>
        ) : null}
      </div>
      <Text size="xs" c="var(--op-muted)" truncate>
        {[lead.business_name, lead.website_cms_lead_source?.name, lead.package?.name]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text size="xs" c="var(--op-muted)" className="tabular" mb={6}>
        {localDate(lead.created_at, platformZone)}
      </Text>
      <LeadAssignee id={lead.assigned_to_user_id} />
      {dialog}
    </Paper>
  );
}
