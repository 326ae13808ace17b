/** What the bell tells of, in words, and whether it is mailed as well (permissions.md, section 5). */
export const noticeKinds = [
  { event: 'task_assigned', label: 'A task is assigned to me', mail: false },
  { event: 'task_changed', label: 'A task of mine is changed', mail: false },
  { event: 'task_status', label: 'A task of mine moves on', mail: false },
  { event: 'task_comment', label: 'A comment on a task of mine, or one that mentions me', mail: false },
  { event: 'task_request', label: 'A request for me to decide', mail: true },
  { event: 'task_decided', label: 'My request is decided', mail: true },
  { event: 'newsfeed', label: 'News of my clinics', mail: false },
  { event: 'access_changed', label: 'What I may do is changed', mail: false },
] as const;
export type NoticeEvent = (typeof noticeKinds)[number]['event'];

export interface Channels {
  /** Off: it stands among the notifications, read already. */
  readonly bell: boolean;
  readonly mail: boolean;
}

/** By which channels a person wants to hear of an event: all that it has, unless their preference `notices` turned one off. */
export function channelsOf(preference: unknown, event: string): Channels {
  const kind = noticeKinds.find((each) => each.event === event);
  const chosen =
    typeof preference === 'object' && preference !== null ? Reflect.get(preference, event) : null;
  const off = (channel: string) =>
    typeof chosen === 'object' && chosen !== null && Reflect.get(chosen, channel) === false;
  return { bell: !off('bell'), mail: kind?.mail === true && !off('mail') };
}
