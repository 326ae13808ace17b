import { Skeleton, Text } from '@mantine/core';
import { leadStatuses } from '@operatory/domain/website/website-choices';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql, type ResultOf } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import { ListProvider } from '#kit/definition/list-context.tsx';
import { useCan } from '#session/permissions.ts';
import { Failed } from '#ui/empty-state.tsx';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';
import { actionForDrop, type LeadStatus } from './lead-actions.ts';
import { ofAssignee } from './lead-assignee.ts';
import { LeadCard } from './lead-card.tsx';
import { LeadPeopleProvider } from './lead-people.tsx';
import classes from './leads-board.module.css';
import { leadsList } from './leads-list.tsx';

const liveLeads = graphql(`
  subscription leadsOnBoard($where: website_cms_leads_bool_exp!) {
    website_cms_leads(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: 200) {
      id name business_name status created_at assigned_to_user_id website_cms_lead_source { id name } package { id name }
    }
  }
`);
export type BoardLead = ResultOf<typeof liveLeads>['website_cms_leads'][number];

const moveLead = graphql(`
  mutation moveLead($id: uuid!, $status: String!) { move_lead(id: $id, status: $status) { id } }
`);
const loseLead = graphql(`
  mutation loseLead($id: uuid!, $reason: String!) { lose_lead(id: $id, reason: $reason) { id } }
`);
const reopenLead = graphql(`mutation reopenLead($id: uuid!) { reopen_lead(id: $id) { id } }`);

/** The newest leads by status. A card is moved by dragging it, or by its menu. */
export function LeadsBoard() {
  const { who } = useSearch({ strict: false }) as { who?: string };
  const live = useLive(liveLeads, { where: ofAssignee(who) });
  const can = useCan();
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<BoardLead | null>(null);
  const [losing, setLosing] = useState<BoardLead | null>(null);
  const [move] = useCommand(moveLead);
  const [lose] = useCommand(loseLead);
  const [reopen] = useCommand(reopenLead);
  const leads = live.data?.website_cms_leads;
  const moves = can('leads', 'EDIT');
  if (live.error && !leads) return <Failed onRefresh={live.refetch} />;
  if (!leads) return <Skeleton height={320} />;

  function drop(lead: BoardLead, to: LeadStatus) {
    switch (actionForDrop(lead.status, to)) {
      case 'move':
        return void move({ id: lead.id, status: to });
      case 'reopen':
        return void reopen({ id: lead.id });
      case 'lose':
        return setLosing(lead);
      case 'convert':
        return void navigate({ to: '/dashboard/clients/add', search: { lead: lead.id } });
      default:
        return undefined;
    }
  }
  const takes = (to: LeadStatus) => {
    const does = dragged && actionForDrop(dragged.status, to);
    return does === 'convert' ? can('clients', 'ADD') : does !== null;
  };

  return (
    <ListProvider definition={leadsList}>
      <LeadPeopleProvider leads={leads}>
        <div className={classes.board}>
          {leadStatuses.map(({ value, label, colour }) => {
            const here = leads.filter(({ status }) => status === value);
            return (
              <section
                key={value}
                className={classes.column}
                aria-label={label}
                data-target={(dragged && takes(value)) || undefined}
                onDragOver={(event) => {
                  if (takes(value)) event.preventDefault();
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged && takes(value)) drop(dragged, value);
                  setDragged(null);
                }}
              >
                <header className={classes.head}>
                  <span className={classes.dot} style={{ background: `var(--op-${colour}-mark)` }} />
                  <span className={classes.title}>{label}</span>
                  <span className={classes.count}>{here.length}</span>
                </header>
                <div className={classes.cards}>
                  {here.length === 0 ? (
                    <Text size="xs" c="var(--op-muted)" ta="center" py={16}>
                      No leads
                    </Text>
                  ) : null}
                  {here.map((lead) => (
                    <LeadCard
                      key={lead.id}
                      lead={lead}
                      draggable={moves && value !== 'CONVERTED'}
                      onDrag={setDragged}
                    />
                  ))}
                </div>
              </section>
            );
          })}
        </div>
      </LeadPeopleProvider>
      {losing ? (
        <UpdateStatusDialog
          title="Set to lost"
          message="set this lead to lost"
          question={`Why is ${losing.name} lost?`}
          isMessageRequired
          confirm="Set to lost"
          onClose={() => setLosing(null)}
          onSave={async (reason) => {
            const answer = await lose({ id: losing.id, reason: reason ?? '' });
            if (answer.ok) setLosing(null);
          }}
        />
      ) : null}
    </ListProvider>
  );
}
