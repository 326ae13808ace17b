import {
  type EventsEmailedTo,
  events,
  isEventName,
  type MailPart,
  type PreparedMail,
} from '@operatory/domain';
import type { Mail } from '../context/context.ts';
import { type LetterContent, preferencesLabel } from './letter-content.ts';
import { letterHtml } from './letter-html.tsx';

/** Emails about the recipient's account, which nobody can turn off. */
type AccountKind = 'verify' | 'reset' | 'pin' | 'password_changed' | 'email_changed' | 'unblocked';
type SupplierKind =
  | 'order_placed_supplier'
  | 'order_cancelled_supplier'
  | 'order_received_supplier'
  | 'order_messages_supplier';
/** Emails that people can turn off, named by their event. */
export type NotificationKind = EventsEmailedTo<'recipients' | 'clinic_chat'>;
/** All kinds of emails. Each has an example at `/dev/emails`. */
export type MailKind = AccountKind | SupplierKind | NotificationKind | PreparedMail['kind'] | 'sign_up';

export interface Sender {
  readonly client_name: string;
  /** The tenant's origin, such as `https://sub.example:port`, without a trailing slash. */
  readonly origin: string;
  /** The path of the public logo; null to show the client's name. */
  readonly logo: string | null;
}
interface Receiver {
  readonly email: string;
  /** The recipient's name; without it, the email has no greeting. */
  readonly display_name?: string;
}

export interface Letter {
  readonly kind: MailKind;
  readonly to: Receiver;
  readonly from: Sender;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  readonly link?: { readonly label: string; readonly href: string };
}

/**
 * @returns The text on one line. People type names, and a line break in one could start another header or
 * paragraph.
 */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** @returns The email, whose HTML part and text part are made from the same content. */
export function mailOf({ kind, to, from, subject, parts, link }: Letter): Mail {
  const name = oneLine(from.client_name);
  const content = {
    kind,
    heading: oneLine(subject),
    hello: to.display_name === undefined ? null : `Hello ${oneLine(to.display_name) || 'there'},`,
    parts,
    link: link ?? null,
    from: { name, logo: from.logo === null ? null : `${from.origin}${from.logo}` },
    why: whyOf(kind, name),
    preferences: hasPreferences(kind) ? `${from.origin}/dashboard/my-account#notifications` : null,
  };
  return {
    kind,
    to: to.email,
    subject: `${content.heading} · ${name}`,
    text: letterText(content),
    html: letterHtml(content),
  };
}

function letterText({ heading, hello, parts, link, from, why, preferences }: LetterContent): string {
  const paragraphs = parts.map((part) =>
    typeof part === 'string'
      ? part
      : [part.title ?? [], part.items.map((item) => `- ${item}`)].flat(2).join('\n'),
  );
  return [
    heading,
    ...(hello === null ? [] : [hello]),
    ...paragraphs,
    ...(link ? [`${link.label}: ${link.href}`] : []),
    from.name,
    ['-- ', why, ...(preferences === null ? [] : [`${preferencesLabel}: ${preferences}`])].join('\n'),
  ].join('\n\n');
}

const whys: Readonly<Record<Exclude<MailKind, NotificationKind>, (name: string) => string>> = {
  verify: (name) => `You get this email because ${name} created an account for you.`,
  reset: aboutAccount,
  pin: aboutAccount,
  password_changed: aboutAccount,
  email_changed: aboutAccount,
  unblocked: aboutAccount,
  sign_up: () => 'You get this email because someone entered this address to sign up for Operatory.',
  order_placed_supplier: toSupplier,
  order_cancelled_supplier: toSupplier,
  order_received_supplier: toSupplier,
  order_messages_supplier: toSupplier,
  shopping_list: () => 'You get this email because you asked for it.',
  shopping_list_supplier: toSupplier,
  daily_digest: () => 'You get this email because you turned on the daily summary.',
};
function aboutAccount(name: string): string {
  return `You get this email because it is about your account at ${name}.`;
}
function toSupplier(name: string): string {
  return `You get this email because you supply ${name}.`;
}

function whyOf(kind: MailKind, name: string): string {
  if (!isNotification(kind)) return whys[kind](name);
  return `You get this email because you have email turned on for “${events[kind].notification?.label}”.`;
}
const isNotification = (kind: MailKind): kind is NotificationKind =>
  isEventName(kind) && !Object.hasOwn(whys, kind);
/**
 * @returns False for emails to suppliers and to people who are only getting their account, who have no
 * preferences.
 */
const hasPreferences = (kind: MailKind): boolean =>
  kind !== 'verify' && kind !== 'sign_up' && !kind.endsWith('_supplier');
