import { all, count, dateTime, files, longText, oneOf, or, reference, text } from '@operatory/resource';
import { byRole, mine, ofMyClinicsOrAll, viewing } from '../permissions/scopes.ts';
import { partOf } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { ticketPriorities, ticketStatuses } from './support-choices.ts';

const module = 'support-tickets';
const own = mine('created_by_user_id');
const opened = { needs: `package:${module}`, filter: own, columns: '*' as const, aggregates: true };
const near = { select: [viewing(module, or(own, ofMyClinicsOrAll())), opened] };
const everybody = { select: [viewing(module, all), opened] };
const staff = { select: [viewing(module, all, '*', { acrossTenants: true })] };
/**
 * Users read their own tickets. With VIEW, client_admins and the account owner read all tickets of the
 * client, other users those of their clinics and those without a clinic. The platform's support reads the
 * tickets of all clients. Only commands write.
 */
const permissions = byRole({
  client_admin: everybody,
  clinic_admin: near,
  client_employee: near,
  client: everybody,
  super_admin: staff,
  super_admin_employee: staff,
  support_executive: staff,
});

export const supportTicket = resource('support_tickets', {
  module,
  title: 'name',
  singular: 'Support ticket',
  plural: 'Support tickets',
  fields: {
    client_id: reference('clients', 'client'),
    short_id: count({ label: 'Number' }),
    name: text({ label: 'Subject', required: true, maxLength: 200 }),
    clinic_id: reference('clinics', 'clinic', { hint: 'Leave empty for the whole organisation' }),
    priority: oneOf(ticketPriorities, { required: true }),
    status: oneOf(ticketStatuses),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Opened by' }),
    last_message_at: dateTime({ label: 'Last message' }),
    created_at: dateTime({ label: 'Opened' }),
    closed_at: dateTime({ label: 'Closed' }),
  },
  list: {
    columns: ['short_id', 'name', 'priority', 'status', 'created_by_user_id', 'last_message_at'],
    sort: '-last_message_at',
    search: ['name'],
  },
  form: [],
  permissions,
});

export const supportTicketMessage = resource('support_ticket_messages', {
  module,
  title: 'message',
  singular: 'Message',
  plural: 'Messages',
  fields: {
    support_ticket_id: reference('support_tickets', 'support_ticket'),
    author_name: text({ label: 'Written by' }),
    message: longText({ required: true, maxLength: 5000 }),
    attachments: files('support'),
    created_at: dateTime(),
  },
  list: { columns: ['message', 'author_name', 'created_at'], sort: 'created_at', search: ['message'] },
  form: [],
  part: 'support_ticket_id',
  permissions: partOf({ parent: 'support_ticket', of: permissions }),
});

export const supportTicketHistory = resource('support_ticket_history', {
  module,
  title: 'action',
  singular: 'Line',
  plural: 'Ticket history',
  fields: {
    support_ticket_id: reference('support_tickets', 'support_ticket'),
    action: text(),
    note: text(),
    created_at: dateTime(),
  },
  list: { columns: ['created_at', 'action', 'note'], sort: '-created_at' },
  form: [],
  part: 'support_ticket_id',
  permissions: partOf({ parent: 'support_ticket', of: permissions }),
});
