import { graphql } from '#data/graphql.ts';

/** A row of `user_notifications`, which only the notified user can read. */
export interface UserNotification {
  readonly id: string;
  readonly title: string;
  readonly body: string | null;
  /** The path to open, such as /dashboard/tasks/view/…/myTask; null if what it was about has been deleted. */
  readonly link: string | null;
  readonly read: boolean;
  readonly created_at: string;
}

const fields = 'id title body link read created_at';

export const unreadNotifications = graphql<{ user_notifications: UserNotification[] }>(`
  subscription unreadNotifications {
    user_notifications(where: { read: { _eq: false } }, order_by: [{ created_at: desc }], limit: 15) { ${fields} }
  }
`);

export const unreadCount = graphql(`
  subscription unreadCount {
    user_notifications_aggregate(where: { read: { _eq: false } }) { aggregate { count } }
  }
`);

export const allNotifications = graphql<{ user_notifications: UserNotification[] }, { limit: number }>(`
  subscription allNotifications($limit: Int!) {
    user_notifications(order_by: [{ created_at: desc }], limit: $limit) { ${fields} }
  }
`);

/** Without ids, all of the user's notifications are marked; with `read: false`, they are marked as unread. */
export const markRead = graphql(`
  mutation markRead($ids: [uuid!], $read: Boolean) {
    mark_notifications_read(ids: $ids, read: $read) { affected_rows }
  }
`);

/** The ids of unread notifications, up to the 1,000 that one undo can mark as unread again. */
export const unreadIds = graphql(`
  query unreadIds {
    user_notifications(where: { read: { _eq: false } }, order_by: [{ created_at: desc }], limit: 1000) { id }
  }
`);
