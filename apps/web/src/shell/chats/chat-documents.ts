import { graphql } from '#data/graphql.ts';

/**
 * The columns of the user's chats with one other person on which the list of chats and its counts depend. When
 * one changes, the list and the counts are read again.
 */
export const livePairs = graphql(`
  subscription livePairs {
    user_chats(where: { last_position: { _gt: 0 } }, order_by: [{ last_message_at: desc_nulls_last }, { id: desc }], limit: 100) {
      id low_user_id high_user_id last_position updated_at
      low_read_position high_read_position low_delivered_position high_delivered_position low_muted high_muted
    }
  }
`);
/** The same for the user's groups. */
export const liveMemberships = graphql(`
  subscription liveMemberships($me: uuid!) {
    clinic_chat_group_users(where: { user_id: { _eq: $me } }, order_by: [{ clinic_chat_group: { last_message_at: desc_nulls_last } }, { id: desc }], limit: 200) {
      id read_position muted clinic_chat_group { id last_position updated_at }
    }
  }
`);
export const unreadChats = graphql('query unreadChats { my_chats_unread { messages conversations } }');
export const markDelivered = graphql(`
  mutation markDelivered($user_id: uuid!, $position: Int!) {
    mark_chat_delivered(user_id: $user_id, position: $position) { affected_rows }
  }
`);
/** The newest unread message, for the chat icon. */
export const newestUnread = graphql(`
  subscription newestUnread {
    chat_notifications(where: { active: { _eq: true } }, order_by: [{ updated_at: desc }, { id: desc }], limit: 1) { id title body }
  }
`);
