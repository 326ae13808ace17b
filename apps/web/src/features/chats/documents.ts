import { graphql } from '#data/graphql.ts';

export const myChats = graphql(`
  query myChats($limit: Int!, $search: String) {
    my_chats(limit: $limit, search: $search) {
      key last_message last_message_at last_position last_sender_id last_sender_name is_last_deleted
      unread mentions_me muted
      user { id display_name profile_image color_code }
      group { id name image clinic { name } }
    }
  }
`);
export const findMessages = graphql(`
  query findMessages($text: String!) {
    chat_search(text: $text, limit: 30) { id key name position snippet sender_name created_at }
  }
`);
export const findPeople = graphql(`
  query findPeople($search: String) {
    chat_people(search: $search) { id display_name profile_image color_code }
  }
`);

export const livePerson = graphql(`
  subscription livePerson($id: uuid!) {
    users(where: { id: { _eq: $id } }) { id display_name profile_image color_code }
  }
`);
export const livePresence = graphql(`
  subscription livePresence($id: uuid!) {
    user_presence(where: { user_id: { _eq: $id } }) { user_id online_status last_seen_at }
  }
`);
export const livePair = graphql(`
  subscription livePair($low: uuid!, $high: uuid!) {
    user_chats(where: { low_user_id: { _eq: $low }, high_user_id: { _eq: $high } }) {
      id last_position low_read_position high_read_position low_delivered_position high_delivered_position low_muted high_muted
    }
  }
`);
export const pairMessages = graphql(`
  subscription pairMessages($chat: uuid!, $from: Int!) {
    messages: user_chat_messages(where: { user_chat_id: { _eq: $chat }, position: { _gte: $from } }, order_by: [{ position: desc }]) {
      id position message message_type supporting_attachments is_deleted: is_chat_deleted edited_at created_at author_id: sender_user_id
      reply_to { id position message supporting_attachments is_deleted: is_chat_deleted author_id: sender_user_id }
    }
  }
`);
export const sendToPerson = graphql(`
  mutation sendToPerson($id: uuid!, $to: uuid!, $message: String, $attachments: [send_chat_message_attachments_input!], $reply_to_id: uuid, $idempotency_key: String) {
    send_chat_message(id: $id, receiver_user_id: $to, message: $message, attachments: $attachments, reply_to_id: $reply_to_id, idempotency_key: $idempotency_key) { id }
  }
`);
export const editToPerson = graphql(
  'mutation editToPerson($id: uuid!, $message: String!) { edit_chat_message(id: $id, message: $message) { id } }',
);
export const deleteToPerson = graphql(
  'mutation deleteToPerson($id: uuid!) { delete_chat_message(id: $id) { id } }',
);

export const liveGroup = graphql(`
  subscription liveGroup($id: uuid!) {
    clinic_chat_groups(where: { id: { _eq: $id } }) {
      id name image created_by_user_id last_position clinic { id name }
    }
  }
`);
export const liveMembers = graphql(`
  subscription liveMembers($id: uuid!) {
    clinic_chat_group_users(where: { clinic_chat_group_id: { _eq: $id } }, order_by: [{ created_at: asc }, { id: asc }]) {
      user_id muted user { id display_name profile_image color_code }
    }
  }
`);
export const liveReadPositions = graphql(`
  subscription liveReadPositions($id: uuid!) {
    clinic_chat_group_users(where: { clinic_chat_group_id: { _eq: $id } }) { user_id read_position }
  }
`);
export const groupMessages = graphql(`
  subscription groupMessages($group: uuid!, $from: Int!) {
    messages: clinic_chat_group_messages(where: { clinic_chat_group_id: { _eq: $group }, position: { _gte: $from } }, order_by: [{ position: desc }]) {
      id position message message_type supporting_attachments is_deleted: is_groupchat_deleted edited_at created_at author_id: user_id
      mentioned_user_ids user { id display_name profile_image color_code }
      reply_to { id position message supporting_attachments is_deleted: is_groupchat_deleted author_id: user_id user { id display_name } }
    }
  }
`);
export const sendToGroup = graphql(`
  mutation sendToGroup($id: uuid!, $group: uuid!, $message: String, $attachments: [send_group_message_attachments_input!], $mentioned: [uuid!], $reply_to_id: uuid, $idempotency_key: String) {
    send_group_message(id: $id, clinic_chat_group_id: $group, message: $message, attachments: $attachments, mentioned_user_ids: $mentioned, reply_to_id: $reply_to_id, idempotency_key: $idempotency_key) { id }
  }
`);
export const editToGroup = graphql(`
  mutation editToGroup($id: uuid!, $message: String!, $mentioned: [uuid!]) {
    edit_group_message(id: $id, message: $message, mentioned_user_ids: $mentioned) { id }
  }
`);
export const deleteToGroup = graphql(
  'mutation deleteToGroup($id: uuid!) { delete_group_message(id: $id) { id } }',
);

export const markRead = graphql(`
  mutation markChatRead($user_id: uuid, $group_id: uuid, $position: Int!) {
    mark_chat_read(user_id: $user_id, clinic_chat_group_id: $group_id, position: $position) { affected_rows }
  }
`);
export const mute = graphql(`
  mutation muteChat($user_id: uuid, $group_id: uuid, $muted: Boolean!) {
    mute_chat(user_id: $user_id, clinic_chat_group_id: $group_id, muted: $muted) { affected_rows }
  }
`);
export const setTyping = graphql(`
  mutation setTyping($user_id: uuid, $group_id: uuid) {
    set_chat_typing(user_id: $user_id, clinic_chat_group_id: $group_id) { affected_rows }
  }
`);
export const typingToMe = graphql(`
  subscription typingToMe($from: uuid!, $me: uuid!) {
    chat_typing(where: { user_id: { _eq: $from }, receiver_user_id: { _eq: $me } }) { user_id typed_at user { id display_name } }
  }
`);
export const typingInGroup = graphql(`
  subscription typingInGroup($group: uuid!, $me: uuid!) {
    chat_typing(where: { clinic_chat_group_id: { _eq: $group }, user_id: { _neq: $me } }, order_by: [{ typed_at: desc_nulls_last }], limit: 10) {
      user_id typed_at user { id display_name }
    }
  }
`);
export const updateWindows = graphql(`
  mutation updateWindows($chat_minimized: Boolean, $chat_closed: Boolean, $group_minimized: Boolean, $group_closed: Boolean) {
    update_chat_windows(
      is_chat_minimized: $chat_minimized, is_chat_closed: $chat_closed
      is_groupchat_minimized: $group_minimized, is_groupchat_closed: $group_closed
    ) { affected_rows }
  }
`);

export const createGroup = graphql(`
  mutation createGroup($name: String!, $clinic_id: uuid, $image: create_chat_group_image_input, $user_ids: [uuid!]!, $idempotency_key: String) {
    create_chat_group(name: $name, clinic_id: $clinic_id, image: $image, user_ids: $user_ids, idempotency_key: $idempotency_key) { id }
  }
`);
export const updateGroup = graphql(`
  mutation updateGroup($id: uuid!, $set: clinic_chat_groups_set_input!) {
    update_clinic_chat_groups_by_pk(pk_columns: { id: $id }, _set: $set) { id }
  }
`);
export const addUsers = graphql(
  'mutation addUsers($id: uuid!, $user_ids: [uuid!]!) { add_group_users(id: $id, user_ids: $user_ids) { id } }',
);
export const removeUsers = graphql(
  'mutation removeUsers($id: uuid!, $user_ids: [uuid!]!) { remove_group_users(id: $id, user_ids: $user_ids) { id } }',
);
export const leaveGroup = graphql('mutation leaveGroup($id: uuid!) { leave_chat_group(id: $id) { id } }');
export const deleteGroup = graphql('mutation deleteGroup($id: uuid!) { delete_chat_group(id: $id) { id } }');
