import type { Mail } from '../context/context.ts';

/** The organisation's name and addresses in an email. */
export interface Sender {
  readonly client_name: string;
  /** `https://sub.example:port`, without a trailing slash. */
  readonly origin: string;
}
interface Receiver {
  readonly email: string;
  readonly display_name: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
/** Names are entered by people, and a line break in one would start a new header or paragraph. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

export function letter(
  to: Receiver,
  from: Sender,
  subject: string,
  lines: readonly string[],
  link?: { label: string; href: string },
): Mail {
  const hello = `Hello ${oneLine(to.display_name) || 'there'},`;
  const name = oneLine(from.client_name);
  const text = [hello, ...lines, ...(link ? [`${link.label}: ${link.href}`] : []), name].join('\n\n');
  const paragraphs = [hello, ...lines].map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  const button = link
    ? `<p><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#0f766e;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="color:#64748b;font-size:13px">${escapeHtml(link.href)}</p>`
    : '';
  const html = `<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;color:#0f172a;max-width:560px;margin:24px auto;padding:0 16px">
<h1 style="font-size:18px">${escapeHtml(name)}</h1>
${paragraphs}
${button}
</body></html>`;
  return { to: to.email, subject: `${oneLine(subject)} · ${name}`, text, html };
}

export const verifyMail = (to: Receiver, from: Sender, key: string): Mail =>
  letter(
    to,
    from,
    'Confirm your account',
    [
      `${oneLine(from.client_name)} has created an account for you. Choose a password to get started. The link works once, for 72 hours.`,
    ],
    { label: 'Choose a password', href: `${from.origin}/verify?key=${key}` },
  );

export const resetMail = (to: Receiver, from: Sender, key: string): Mail =>
  letter(
    to,
    from,
    'Choose a new password',
    [
      'Someone asked to reset the password for your account. The link works once, for one hour.',
      "If this wasn't you, do nothing. Your password won't change.",
    ],
    { label: 'Choose a new password', href: `${from.origin}/verify?reset=${key}` },
  );

export const pinMail = (to: Receiver, from: Sender, key: string): Mail =>
  letter(
    to,
    from,
    'Your new PIN',
    [
      'Open the link to see your new PIN. It is shown once, and your old PIN stops working then. The link works for 24 hours.',
    ],
    { label: 'Show my new PIN', href: `${from.origin}/verify?pin=${key}` },
  );

export const passwordChangedMail = (to: Receiver, from: Sender): Mail =>
  letter(to, from, 'Your password was changed', [
    'Your password was changed and your other devices were signed out.',
    "If this wasn't you, reset your password now and tell your manager.",
  ]);

export const emailChangedMail = (to: Receiver, from: Sender): Mail =>
  letter(to, from, 'Your email address was changed', [
    'You now sign in with your new email address, and we send email there.',
    "If this wasn't you, tell your manager now.",
  ]);

export const unblockedMail = (to: Receiver, from: Sender): Mail =>
  letter(to, from, 'You can sign in again', ['Your account has been unblocked.'], {
    label: 'Sign in',
    href: from.origin,
  });
