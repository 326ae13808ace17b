/**
 * A task that people in a dental clinic give each other, with its place and the days that it usually takes.
 */
export interface Work {
  readonly name: string;
  readonly info: string;
  readonly priority: 'HIGH' | 'MEDIUM' | 'LOW';
  readonly room?: string;
  readonly days: number;
  readonly level?: string;
}

/** The tasks that every clinic has, besides those of its practice. */
export const works: readonly Work[] = [
  {
    name: 'Run the weekly spore test on the autoclave',
    info: 'Log the strip number and both readings, then file the result in the steriliser book.',
    priority: 'HIGH',
    room: 'Sterilisation',
    days: 1,
  },
  {
    name: 'Call patients with overdue recalls',
    info: 'The list is at the front desk. Try each one three times, then send a text. Note who does not want calls.',
    priority: 'MEDIUM',
    room: 'Front desk',
    days: 4,
    level: 'Waiting on patient',
  },
  {
    name: 'Reconcile the till with HICAPS',
    info: 'Use the day sheets of the week. Write differences over $5 in the log.',
    priority: 'MEDIUM',
    room: 'Front desk',
    days: 2,
  },
  {
    name: 'Prepare the new-patient packs',
    info: 'Forty packs: medical history form, fees, parking map, toothbrush.',
    priority: 'LOW',
    room: 'Front desk',
    days: 6,
  },
  {
    name: 'Check the emergency drug kit',
    info: 'Expiry dates of adrenaline, GTN and salbutamol, and the oxygen gauge. Sign the card.',
    priority: 'HIGH',
    days: 1,
  },
  {
    name: 'Follow up unpaid accounts over 60 days',
    info: 'Ring before the letter goes out. Offer a payment plan of up to three months.',
    priority: 'MEDIUM',
    days: 7,
    level: 'Waiting on patient',
  },
  {
    name: 'Book the fire extinguisher inspection',
    info: 'Due this quarter. Tag dates go into the safety folder.',
    priority: 'LOW',
    days: 14,
    level: 'Waiting on supplier',
  },
  {
    name: 'Audit ten treatment records',
    info: 'Ten from last month at random: consent, medical history checked, notes signed on the day.',
    priority: 'MEDIUM',
    days: 7,
    level: 'Ready to check',
  },
  {
    name: 'Clean and oil the handpieces',
    info: 'All high-speeds, then the two slow-speeds that squeak. Mark any that need repair.',
    priority: 'MEDIUM',
    room: 'Sterilisation',
    days: 1,
  },
  {
    name: 'Confirm the locum for the school holidays',
    info: 'AHPRA check, insurance certificate and bank details before the first day.',
    priority: 'HIGH',
    days: 5,
  },
  {
    name: 'Replace the waiting-room water filter',
    info: 'Cartridge is in the store cupboard.',
    priority: 'LOW',
    room: 'Front desk',
    days: 4,
  },
  {
    name: 'Count instruments in cassettes',
    info: 'Red and blue cassettes. Two mirrors were missing last time.',
    priority: 'MEDIUM',
    room: 'Sterilisation',
    days: 1,
  },
];

export const remarks: readonly string[] = [
  'I have started. Half of it is done.',
  'I rang them. They will call back after lunch.',
  'All good. It is in the folder.',
  'Can you check the second page before I send it?',
  'The supplier says Thursday.',
  'Surgery 1 is done. The other room is in use until four.',
  'Thanks, looks right to me.',
  'Two of them did not answer. I will try again tomorrow.',
  'I left the invoice on your desk.',
  'We are out of the blue ones, so I used green.',
  'The technician comes between nine and eleven.',
  'Please put the date on the label as well.',
];

export const extensionReasons: readonly string[] = [
  'The part will not arrive before Friday.',
  'Two patients can only be reached next week.',
  'I am at the other clinic until Wednesday.',
  'The lab asked for three more days.',
];
export const reassignReasons: readonly string[] = [
  'I am away from Thursday.',
  'This needs someone with an X-ray licence.',
  'I swapped shifts and will not be at that clinic.',
];
