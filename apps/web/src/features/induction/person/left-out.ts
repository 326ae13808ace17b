import type { PackLeftOutReason } from '@operatory/domain';

const reasons: Readonly<Record<PackLeftOutReason, string>> = {
  other_clinic: 'For a clinic where they do not work',
  no_induction: 'They can’t fill in induction forms',
  no_inbox: 'They have no document Inbox',
  no_training: 'They have no training',
  not_offered: 'Not in use at the moment',
};
const known: Readonly<Record<string, string>> = reasons;

export interface LeftOutItem {
  readonly user_name: string;
  readonly item_name: string;
  readonly reason: string;
}
export interface LeftOutGroup {
  readonly reason: string;
  /** One for each left-out item: `Wei Worker: Radiation safety`. */
  readonly lines: readonly string[];
}

export const leftOutGroups = (items: readonly LeftOutItem[]): readonly LeftOutGroup[] =>
  [...new Set(items.map(({ reason }) => reason))].map((reason) => ({
    reason: known[reason] ?? 'Left out',
    lines: items
      .filter((item) => item.reason === reason)
      .map(({ user_name, item_name }) => `${user_name}: ${item_name}`),
  }));
