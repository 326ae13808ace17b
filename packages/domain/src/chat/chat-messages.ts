export const chatMessages = {
  chat_self: "You can't write to yourself",
  chat_unreachable: "You can't write to this person",
  chat_reply_gone: 'The message you reply to is not in this chat. Write it without the reply.',
  chat_id_taken: 'This message was not sent. Please send it again.',
  chat_clinic_not_yours: "You can't add a group to this clinic",
  chat_group_lacks_view: 'Some of these people have no access to Group chat. Take them out and try again.',
  chat_not_member: 'This person is no longer in the group',
  chat_group_full: 'A group can have up to 500 people',
} as const;
