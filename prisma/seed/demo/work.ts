/** What people in a dental clinic give each other to do: name, what it means, where, how many days it usually takes. */
export interface Work {
  readonly name: string;
  readonly info: string;
  readonly priority: 'HIGH' | 'MEDIUM' | 'LOW';
  readonly room?: string;
  readonly days: number;
  readonly level?: string;
}

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
    info: 'List is on the front desk. Three tries each, then a text. Note who asked not to be called.',
    priority: 'MEDIUM',
    room: 'Front desk',
    days: 4,
    level: 'Waiting on patient',
  },
  {
    name: 'Chase the crown from Coastal Ceramics',
    info: 'Patient is booked for fitting. Ask for the tracking number and move the booking if it is not here two days before.',
    priority: 'HIGH',
    days: 3,
    level: 'Waiting on lab',
  },
  {
    name: 'Reconcile the till with HICAPS',
    info: 'Day sheets for the week, differences over $5 in the log.',
    priority: 'MEDIUM',
    room: 'Front desk',
    days: 2,
  },
  {
    name: 'Order nitrile gloves and face masks',
    info: 'Below two weeks of stock in M and S. Compare with the last invoice before ordering.',
    priority: 'MEDIUM',
    days: 5,
    level: 'Waiting on supplier',
  },
  {
    name: 'Service the suction in Surgery 2',
    info: 'Weak since Monday. Clean the filters first, then book the technician if it stays weak.',
    priority: 'HIGH',
    room: 'Surgery 2',
    days: 3,
  },
  {
    name: 'Send referral letters from Tuesday’s list',
    info: 'Four letters to the oral surgeon, with the OPG attached.',
    priority: 'HIGH',
    days: 2,
  },
  {
    name: 'Update the radiation log',
    info: 'Dosimeter badges came back; enter the readings and post the new badges.',
    priority: 'MEDIUM',
    room: 'X-ray',
    days: 7,
  },
  {
    name: 'Restock the surgery trays',
    info: 'Check against the card in each drawer; tell me what ran out before Friday.',
    priority: 'LOW',
    room: 'Surgery 1',
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
    info: 'Ring before the letter goes. Offer the payment plan up to three months.',
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
    name: 'Train the team on the new intra-oral camera',
    info: 'Half an hour at lunch; everyone takes two pictures and files them with a record.',
    priority: 'MEDIUM',
    days: 10,
  },
  {
    name: 'Return the wrong implant kit',
    info: 'Supplier sent 3.5 instead of 4.1. Return label is in the parcel.',
    priority: 'MEDIUM',
    days: 3,
    level: 'Waiting on supplier',
  },
  {
    name: 'Fix the booking template for long appointments',
    info: 'Ninety minutes for root canals on Thursdays; online booking still offers sixty.',
    priority: 'LOW',
    days: 5,
  },
  {
    name: 'Test the X-ray interlock',
    info: 'Door switch and warning lamp, both rooms; record in the equipment book.',
    priority: 'HIGH',
    room: 'X-ray',
    days: 2,
  },
  {
    name: 'Write to patients about the new parking',
    info: 'Short message with the map, to everyone booked in the next four weeks.',
    priority: 'LOW',
    days: 3,
    level: 'Ready to check',
  },
  {
    name: 'Collect consent for the orthodontic photos',
    info: 'Six patients; parents sign for those under eighteen.',
    priority: 'MEDIUM',
    days: 8,
    level: 'Waiting on patient',
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
  'Started on this, half done.',
  'Rang them, they call back after lunch.',
  'All good, I have filed it in the folder.',
  'Can you check the second page before I send it?',
  'The supplier says Thursday.',
  'Done for Surgery 1, the other room is in use until four.',
  'Thanks, looks right to me.',
  'Two of them did not answer, I try again tomorrow.',
  'I left the invoice on your desk.',
  'We are out of the blue ones, used green instead.',
  'The technician comes between nine and eleven.',
  'Please put the date on the label as well.',
];

export const extensionReasons: readonly string[] = [
  'The part arrives on Friday at the earliest.',
  'Two patients can only be reached next week.',
  'I am on the Mosman roster until Wednesday.',
  'The lab asked for three more days.',
];
export const reassignReasons: readonly string[] = [
  'I am away from Thursday.',
  'This needs somebody with X-ray licence.',
  'Swapped shifts, I will not be in that clinic.',
];
