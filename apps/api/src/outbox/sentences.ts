import { handedOverTo, taskHref } from '@operatory/domain';
import type { EventPayload } from './store.ts';

export interface Notice {
  readonly title: string;
  readonly body: string | null;
  /** Null: what it was about is gone. */
  readonly link: string | null;
}

const words: Readonly<Record<string, string>> = {
  PENDING: 'pending',
  INPROGRESS: 'in progress',
  FINISHED: 'finished',
  REASSIGNED: 'reassigned',
};

const changes: Readonly<Record<string, string>> = {
  level: 'changed the level of',
  archived: 'archived',
  restored: 'restored',
};
const ids = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What the bell says of an event to one recipient; `assignee` is the name of whom a task was reassigned to. */
export function noticeOf(
  event: string,
  payload: EventPayload,
  actor: string,
  userId: string,
  assignee = 'another person',
): Notice {
  if (event === 'access_changed') return accessNotice(payload, actor);
  if (event.startsWith('order_')) return orderNotice(event, payload, actor);
  if (event === 'low_stock' || event === 'stock_today') return stockNotice(event, payload);
  if (event === 'pins_locked' || event === 'devices_limited')
    return {
      title:
        event === 'pins_locked'
          ? 'PIN sign-in is locked after too many wrong PINs'
          : `${actor} signed in on too many new devices`,
      body: `IP address: ${String(payload.address)}. Open the audit log for details.`,
      link: '/dashboard/role-management/audit-log',
    };
  if (event === 'instrument_missing')
    return {
      title: `${String(payload.instrument_name)} is ${String(payload.status).toLowerCase()}`,
      body: [`Reported by ${actor}`, payload.notes ? String(payload.notes) : []]
        .flat()
        .join(': ')
        .slice(0, 200),
      link: `/dashboard/instrument-counts/list?record=${String(payload.instrument_count_id)}`,
    };
  if (event === 'newsfeed')
    return {
      title: `${actor} published news: ${String(payload.title ?? '')}`,
      body: null,
      link: `/dashboard/clinic-newsfeeds/list?record=${payload.entity_id}`,
    };
  const task = String(payload.task_name ?? 'a task');
  const link = taskHref(
    {
      id: payload.entity_id,
      assigned_by_user_id: String(payload.assigned_by_user_id),
      assigned_to_user_id: payload.assigned_to_user_id == null ? null : String(payload.assigned_to_user_id),
    },
    userId,
  );
  const kind = payload.kind === 'reassign' ? 'reassign' : 'extension';
  const notice = (title: string, more: Partial<Notice> = {}): Notice => ({
    title,
    body: null,
    link,
    ...more,
  });
  const handedOver = { body: handedOverTo(task, assignee) };
  switch (event) {
    case 'task_assigned':
      if (payload.old_assigned_to_user_id === userId)
        return notice(`${actor} reassigned ${task}`, handedOver);
      return notice(
        `${actor} assigned ${task} to ${payload.assigned_to_user_id === userId ? 'you' : 'your team'}`,
      );
    case 'task_changed':
      if (payload.deleted === true) return notice(`${actor} deleted ${task}`, { link: null });
      if (ids(payload.new_linked_user_ids).includes(userId)) return notice(`${actor} linked you to ${task}`);
      return notice(`${actor} changed ${task}`);
    case 'task_status':
      if (typeof payload.change === 'string')
        return notice(`${actor} ${changes[payload.change] ?? 'changed'} ${task}`);
      return notice(`${actor} marked ${task} as ${words[String(payload.to)] ?? 'changed'}`);
    case 'task_comment': {
      const mentioned =
        Array.isArray(payload.mentioned_user_ids) && payload.mentioned_user_ids.includes(userId);
      return notice(mentioned ? `${actor} mentioned you on ${task}` : `${actor} commented on ${task}`, {
        body: String(payload.message ?? '').slice(0, 200),
      });
    }
    case 'task_request':
      if (payload.status === 'CANCELLED') return notice(`${actor} cancelled the ${kind} request for ${task}`);
      return notice(
        kind === 'extension'
          ? `${actor} asked for more time for ${task}`
          : `${actor} asked to reassign ${task}`,
        {
          link: `/dashboard/task-${kind}-requests/list`,
        },
      );
    case 'task_decided': {
      if (payload.status === 'CANCELLED')
        return notice(
          `Your ${kind} request for ${task} was closed: ${actor} ${payload.because === 'finished' ? 'finished' : 'reassigned'} the task`,
        );
      const accepted = payload.status === 'ACCEPTED';
      if (accepted && payload.new_assigned_to_user_id === userId)
        return notice(`${actor} assigned ${task} to you`);
      if (accepted && payload.old_assigned_to_user_id === userId && payload.requested_by_user_id !== userId)
        return notice(`${actor} reassigned ${task}`, handedOver);
      return notice(
        `${actor} ${accepted ? 'accepted' : 'rejected'} your ${kind} request for ${task}`,
        accepted && kind === 'reassign' ? handedOver : {},
      );
    }
    default:
      return notice(event.replaceAll('_', ' '));
  }
}

const accessNotice = ({ what, role }: EventPayload, actor: string): Notice => ({
  title: what === 'lines' ? `${actor} changed who you report to` : `${actor} changed your access`,
  body: typeof role === 'string' ? role : null,
  link: '/dashboard',
});

function receivedWords({ whole, short, reversed }: EventPayload, order: string, actor: string): string {
  if (reversed === true) return `${actor} reversed a delivery of ${order}`;
  if (whole !== true) return `Part of ${order} was delivered`;
  return short === true
    ? `No more deliveries are expected for ${order}`
    : `${order[0]?.toUpperCase()}${order.slice(1)} has been fully received`;
}

/** The supplier acts without an account: then `actor` is nobody of the clinic. */
function orderNotice(event: string, payload: EventPayload, actor: string): Notice {
  const order = `order ${String(payload.short_id ?? '')}`.trim();
  const vendor = String(payload.vendor_name ?? 'The supplier');
  const titles: Readonly<Record<string, string>> = {
    order_raised: `${actor} raised ${order}`,
    order_placed: `${actor} placed ${order}`,
    order_accepted: `${vendor} accepted ${order}`,
    order_received: receivedWords(payload, order, actor),
    order_cancelled: `${actor} cancelled ${order}`,
    order_reply: `${vendor} sent a message about ${order}`,
    order_link_dead: `The link for ${order} is blocked after too many wrong passcodes`,
  };
  const said = typeof payload.message === 'string' ? payload.message : payload.note;
  return {
    title: titles[event] ?? order,
    body: typeof said === 'string' ? `${vendor}: ${said}`.slice(0, 200) : vendor,
    link:
      event === 'order_reply'
        ? `/order-chat/${payload.entity_id}`
        : `/dashboard/clinic-im-product-orders/list?record=${payload.entity_id}`,
  };
}

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function stockNotice(event: string, payload: EventPayload): Notice {
  if (event === 'low_stock')
    return {
      title: `${String(payload.product_name)} is running low`,
      body: `${String(payload.stock_in_hand)} in stock`,
      link: `/dashboard/clinic-im-products/list?record=${payload.entity_id}`,
    };
  const [low, expiring] = [texts(payload.low), texts(payload.expiring)];
  return {
    title: `Stock at ${String(payload.clinic_name)}: ${[low.length > 0 ? `${low.length} low` : [], expiring.length > 0 ? `${expiring.length} expiring soon` : []].flat().join(', ')}`,
    body: [
      ...(low.length > 0 ? [`Low: ${low.join(', ')}`] : []),
      ...(expiring.length > 0 ? [`Expiring soon: ${expiring.join(', ')}`] : []),
    ].join('\n'),
    link: '/dashboard/clinic-im-products/list',
  };
}
