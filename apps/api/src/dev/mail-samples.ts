import { digestMail, type EventPayload, events, type StoredEvent } from '@operatory/domain';
import type { Mail } from '../context/context.ts';
import { type Letter, type MailKind, mailOf, type NotificationKind, type Sender } from '../mail/letter.ts';
import type { MailedOrder } from '../mail/mailed-order.ts';
import {
  orderCancelledMail,
  orderPlacedMail,
  orderReceivedMail,
  orderRepliesMail,
} from '../mail/order-letters.ts';
import {
  emailChangedMail,
  passwordChangedMail,
  pinMail,
  resetMail,
  signUpMail,
  unblockedMail,
  verifyMail,
} from '../mail/templates.ts';

/**
 * Texts in sample emails that users would have typed. A test replaces them with HTML, to see that it is
 * escaped.
 */
export interface SampleWords {
  readonly person: string;
  readonly client: string;
  readonly typed: string;
}
export const usualWords: SampleWords = {
  person: 'Chloe Nguyen',
  client: 'Harbour Dental Group',
  typed: 'Please check the kit before you send it back.\nThe tray was missing last time.',
};

const id = '0195a1b2-0000-7000-8000-000000000001';
const day = '2026-11-30';

export function mailSamples(
  { person, client, typed }: SampleWords,
  { origin, logo }: Omit<Sender, 'client_name'>,
): Readonly<Record<MailKind, Mail>> {
  const from = { client_name: client, origin, logo };
  const to = { email: 'chloe@harbour.example', display_name: person };
  const mail = (letter: Omit<Letter, 'to' | 'from'>): Mail => mailOf({ ...letter, to, from });

  const order: MailedOrder = {
    id,
    client_id: id,
    status: 'PLACED',
    by_mail: true,
    short_id: 1024,
    purchase_order_id: 'HRB-1024',
    custom_message: typed,
    raised_by_user_id: id,
    approved_by_user_id: id,
    clinic: { id, name: 'Manly', phone: '+61299990000', internal_code: 'HRB' },
    vendor: { name: 'Southern Dental Supplies', contact: person },
    addresses: ['orders@southern.example'],
    lines: [
      { name: 'Nitrile gloves, medium', code: 'G-102', amount: '12 boxes' },
      { name: 'Composite syringe A2', code: null, amount: '4 pieces' },
      { name: typed, code: 'X-7', amount: '1 box' },
    ],
    client_name: client,
    origin,
    logo,
  };
  const toSupplier = (letter: Omit<Mail, 'to'>): Mail => ({ ...letter, to: 'orders@southern.example' });

  const payloads = notificationPayloads(person, client, typed);
  const notification = <Name extends NotificationKind>(kind: Name): Mail => {
    const payload = { entity: events[kind].entity, entity_id: id, clinic_id: id, ...payloads[kind] };
    const { text } = events[kind].notification ?? {};
    if (!text) throw new Error(`${kind} has no text`);
    const context = { actor: person, reader: 'another', newAssignee: person };
    const { title, body, link } = text(payload as StoredEvent<Name>['payload'], context);
    return mail({
      kind,
      subject: title,
      parts: body ? [body] : [],
      ...(link === null ? {} : { link: { label: 'Open in Operatory', href: `${origin}${link}` } }),
    });
  };
  const notifications = Object.fromEntries(
    (Object.keys(payloads) as NotificationKind[]).map((kind) => [kind, notification(kind)]),
  ) as Record<NotificationKind, Mail>;

  const { link: digestLink, ...digest } = digestMail([
    `${person} commented on Return the implant kit`,
    `${person} asked for 3 days of annual leave`,
    typed,
  ]);
  return {
    verify: verifyMail(to, from, 'sample'),
    reset: resetMail(to, from, 'sample'),
    pin: pinMail(to, from, 'sample'),
    password_changed: passwordChangedMail(to, from),
    email_changed: emailChangedMail(to, from),
    unblocked: unblockedMail(to, from),
    sign_up: signUpMail(to, origin, 'sample'),
    order_placed_supplier: toSupplier(orderPlacedMail(order, { secret: 'sample', passcode: 'K7PM' })),
    order_cancelled_supplier: toSupplier(orderCancelledMail(order, typed)),
    order_received_supplier: toSupplier(orderReceivedMail(order)),
    order_messages_supplier: toSupplier(orderRepliesMail(order, [typed, 'Thank you!'], 'sample')),
    shopping_list: mail({
      kind: 'shopping_list',
      subject: 'Shopping list',
      parts: [
        'Here is the shopping list you asked for.',
        { title: 'Manly, Southern Dental Supplies', items: ['2 × box Nitrile gloves (G-102)', typed] },
        { title: 'Manly, No supplier', items: ['6 Masks'] },
      ],
    }),
    shopping_list_supplier: mail({
      kind: 'shopping_list_supplier',
      subject: 'Shopping list of Manly',
      parts: [
        `Manly of ${client} needs the items below. This is not an order yet. Please reply with your price and delivery time.`,
        { items: ['2 × box Nitrile gloves (G-102)', typed] },
        `Please reply to ${person}, chloe@harbour.example.`,
      ],
    }),
    daily_digest: mail({
      ...digest,
      ...(digestLink ? { link: { label: digestLink.label, href: `${origin}${digestLink.path}` } } : {}),
    }),
    ...notifications,
  };
}

const notificationPayloads = (
  person: string,
  client: string,
  typed: string,
): { readonly [Name in NotificationKind]: EventPayload<Name> } => {
  const task = {
    task_id: id,
    task_name: 'Return the implant kit',
    assigned_by_user_id: id,
    assigned_to_user_id: id,
    linked_user_ids: [],
  };
  const request = { ...task, kind: 'extension', request_id: id } as const;
  const document = { document_id: id, document_name: 'Infection control policy', created_by_user_id: id };
  const order = {
    short_id: 1024,
    vendor_name: 'Southern Dental Supplies',
    raised_by_user_id: id,
    approved_by_user_id: id,
  };
  const leave = {
    user_id: id,
    user_name: person,
    created_by_user_id: id,
    manager_user_ids: [id],
    leave_name: 'Annual leave',
    leave_start_date: '2026-12-24',
    leave_end_date: '2027-01-04',
    hours: '38.00',
  };
  const shift = {
    user_id: id,
    user_name: person,
    clinic_roster_date: day,
    start_time: '09:00:00',
    end_time: '17:00:00',
  };
  const swap = {
    from_user_id: id,
    from_name: person,
    to_user_id: id,
    to_name: 'Hana Ito',
    clinic_name: 'Manly',
    shift: 'Mon 30 Nov, 9:00 am to 5:00 pm',
    returned: null,
  };
  const plan = {
    client_id: id,
    client_name: client,
    account_manager_user_id: id,
    plan_name: 'Practice',
  };
  const training = { user_id: id, user_name: person, course_name: 'Infection control' };
  const lead = { lead_name: person, assigned_to_user_id: id };
  return {
    task_request: request,
    task_decided: { ...request, status: 'REJECTED', requested_by_user_id: id },
    doc_submitted: { ...document, approver_user_ids: [id], note: typed },
    doc_decided: { ...document, status: 'REJECTED', approver_user_ids: [id], reason: typed },
    doc_assigned: {
      ...document,
      user_id: id,
      user_name: person,
      witness_user_id: null,
      admin_signer_user_id: null,
      why: 'ASSIGNED',
      to_user_id: id,
      due_date: day,
    },
    order_raised: { ...order, group: 'sample' },
    order_reply: { ...order, message: typed },
    stock_today: {
      group: 'sample',
      clinic_name: 'Manly',
      day,
      low: ['Nitrile gloves, medium', 'Masks'],
      expiring: ['Composite syringe A2'],
    },
    roster_published: {
      group: 'sample',
      user_id: id,
      from: day,
      until: '2026-12-06',
      added: 4,
      changed: 1,
      removed: 0,
    },
    shift_deleted: {
      user_id: id,
      clinic_name: 'Manly',
      date: day,
      start_time: '09:00:00',
      end_time: '17:00:00',
    },
    roster_change_requested: { ...shift, created_by_user_id: id, message: typed },
    roster_change_decided: { ...shift, created_by_user_id: id, status: 'APPROVED', message: typed },
    shift_claimed: { ...swap, from_user_id: null, from_name: null, message: typed },
    shift_swap_offered: { ...swap, message: typed },
    shift_swap_accepted: swap,
    shift_swap_decided: { ...swap, status: 'APPROVED', message: typed },
    leave_requested: { ...leave, reason: typed },
    leave_decided: { ...leave, status: 'APPROVED', message: typed },
    leave_cancelled: { ...leave, was: 'APPROVED', message: typed },
    leave_cancellation_requested: { ...leave, message: typed },
    training_assigned: { ...training, due_date: day, why: 'ENROLLED' },
    training_due: { ...training, due_date: day, days: 7 },
    training_expiring: { ...training, expires_on: day },
    training_overdue: {
      manager_user_id: id,
      courses: [{ user_name: person, course_name: 'Infection control', due_date: '2026-11-20' }],
    },
    training_marked: {
      ...training,
      item_name: 'Hand washing',
      percentage: '66.7',
      passed: true,
      status: 'COMPLETED',
      message: typed,
    },
    induction_pack_given: { user_id: id, user_name: person, pack_name: 'First week', due_date: day },
    credential_expiring: {
      user_id: id,
      user_name: person,
      name: 'AHPRA registration',
      expires_on: day,
      clinic_ids: [id],
      days: 30,
    },
    plan_changed: { ...plan, step: 'BOUGHT', until: '2026-12-20', note: typed },
    payment: { ...plan, invoice_id: 'INV-0001', amount: '129.95', paid: true, reason: null },
    plan_expiring: { ...plan, days_left: 7, until: '2026-12-07' },
    plan_expired: { ...plan, closed: false, until: '2026-11-20' },
    client_changed: { ...plan, change: 'Inactive', reason: typed },
    lead_new: { ...lead, message: typed },
    lead_assigned: lead,
    lead_converted: { ...lead, account_manager_user_id: id },
    pins_locked: { address: '203.0.113.7' },
    devices_limited: { address: '203.0.113.7' },
  };
};
