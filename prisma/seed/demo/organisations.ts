import type { OrganisationSeed } from '../organisation.ts';
import { idOf } from '../sql.ts';
import { practiceOf } from './practices/index.ts';

const levels = [
  ['Waiting on lab', '#1864ab', 'The case is at the lab'],
  ['Waiting on patient', '#e67700', 'We need a call or a form from the patient'],
  ['Waiting on supplier', '#862e9c', 'Ordered, not delivered yet'],
  ['Ready to check', '#2b8a3e', 'Done. A second person checks it'],
] as const;
const place = (line_1: string, suburb: string, state: string, pincode: string) => ({
  line_1,
  line_2: null,
  suburb,
  state,
  pincode,
  country: 'Australia',
  phone: null,
});
const nsw = { state: 'NEW_SOUTH_WALES', zone: 'Australia/Sydney' };
const qld = { state: 'QUEENSLAND', zone: 'Australia/Brisbane' };

export const harbour: OrganisationSeed = {
  id: idOf('demo', 'harboursmiles'),
  name: 'Harbour Smiles',
  subDomain: 'harboursmiles',
  zone: nsw.zone,
  packageId: 2,
  teamId: 2,
  amount: '2639.40',
  clinics: [
    {
      ...nsw,
      name: 'Manly',
      code: 'MAN',
      colours: practiceOf({ code: 'MAN' }).colours,
      phone: '02 9977 0101',
      budget: '4200.00',
      address: place('41 The Corso', 'Manly', nsw.state, '2095'),
      rooms: ['Surgery 1', 'Surgery 2', 'Surgery 3', 'Sterilisation', 'Front desk'],
    },
    {
      ...nsw,
      name: 'Mosman',
      code: 'MOS',
      colours: practiceOf({ code: 'MOS' }).colours,
      phone: '02 9969 0202',
      budget: '3600.00',
      address: place('820 Military Road', 'Mosman', nsw.state, '2088'),
      rooms: ['Surgery 1', 'Surgery 2', 'X-ray', 'Scan room', 'Front desk'],
    },
    {
      ...nsw,
      name: 'Parramatta',
      code: 'PAR',
      colours: practiceOf({ code: 'PAR' }).colours,
      phone: '02 9635 0303',
      budget: '3900.00',
      address: place('15 Church Street', 'Parramatta', nsw.state, '2150'),
      rooms: ['Surgery 1', 'Surgery 2', 'Recovery', 'Sterilisation', 'Front desk'],
    },
  ],
  levels,
  plan: { from: -120, to: 245, paid: true },
  client: {
    abn: '51824753556',
    website: 'https://harboursmiles.example',
    poc_name: 'Olivia Hart',
    poc_email: 'olivia.hart@harboursmiles.example',
    poc_phone: '02 9977 0101',
    address: place('41 The Corso', 'Manly', nsw.state, '2095'),
  },
};

/** An organisation in Queensland with the small package, whose plan ends soon and is not yet paid for. */
export const brightBay: OrganisationSeed = {
  id: idOf('demo', 'brightbay'),
  name: 'Bright Bay Dental',
  subDomain: 'brightbay',
  zone: qld.zone,
  packageId: 1,
  teamId: 2,
  amount: '1799.40',
  clinics: [
    {
      ...qld,
      name: 'Burleigh',
      code: 'BUR',
      colours: practiceOf({ code: 'BUR' }).colours,
      phone: '07 5535 0404',
      budget: '2800.00',
      address: place('64 James Street', 'Burleigh Heads', qld.state, '4220'),
      rooms: ['Surgery 1', 'Surgery 2', 'Sterilisation', 'Front desk'],
    },
    {
      ...qld,
      name: 'Southport',
      code: 'SOU',
      colours: practiceOf({ code: 'SOU' }).colours,
      phone: '07 5591 0505',
      budget: '2500.00',
      address: place('22 Scarborough Street', 'Southport', qld.state, '4215'),
      rooms: ['Surgery 1', 'Surgery 2', 'Play corner', 'Front desk'],
    },
  ],
  levels,
  // The end is late enough to try things, and soon enough to be among the platform's renewals in 30 days.
  plan: { from: -337, to: 28, paid: false },
  client: {
    abn: '53004085616',
    website: 'https://brightbay.example',
    poc_name: 'Ben Kowalski',
    poc_email: 'ben.kowalski@brightbay.example',
    poc_phone: '07 5535 0404',
    address: place('64 James Street', 'Burleigh Heads', qld.state, '4220'),
  },
};
