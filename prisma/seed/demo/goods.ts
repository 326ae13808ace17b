/** A product as a practice buys it. */
export interface Good {
  readonly name: string;
  readonly category: string;
  readonly code: string;
  readonly unit: string;
  readonly price: string;
  readonly brand: string;
  readonly supplier: number;
  readonly minimum: number;
  readonly maximum: number;
  /** How much a working week takes. */
  readonly weekly: number;
  /** Days until what comes today expires; 0: never. */
  readonly keeps: number;
}
const good = (
  name: string,
  category: string,
  code: string,
  unit: string,
  price: string,
  brand: string,
  supplier: number,
  [minimum, maximum, weekly, keeps]: readonly [number, number, number, number],
): Good => ({ name, category, code, unit, price, brand, supplier, minimum, maximum, weekly, keeps });

export const goods: readonly Good[] = [
  good('Nitrile gloves, small', 'Gloves', 'GLV-NS', 'box of 100', '14.90', 'Careline', 0, [6, 30, 4, 900]),
  good('Nitrile gloves, medium', 'Gloves', 'GLV-NM', 'box of 100', '14.90', 'Careline', 0, [8, 40, 6, 900]),
  good('Level 2 masks, ear loop', 'Masks', 'MSK-2E', 'box of 50', '12.50', 'Careline', 0, [6, 24, 3, 1_100]),
  good(
    'Autoclave pouches 90 × 230',
    'Sterilisation',
    'PCH-92',
    'box of 200',
    '18.75',
    'Sterimark',
    0,
    [4, 20, 2, 1_400],
  ),
  good(
    'Class 5 indicator strips',
    'Sterilisation',
    'IND-05',
    'pack of 100',
    '64.00',
    'Sterimark',
    0,
    [1, 6, 1, 540],
  ),
  good(
    'Surface wipes, alcohol free',
    'Surface care',
    'WIP-AF',
    'tub of 160',
    '11.20',
    'Purestem',
    0,
    [6, 24, 4, 700],
  ),
  good('Composite A2', 'Composites', 'CMP-A2', '4 g syringe', '68.40', 'Denterra', 1, [3, 12, 1, 420]),
  good('Composite A3', 'Composites', 'CMP-A3', '4 g syringe', '68.40', 'Denterra', 1, [3, 12, 1, 420]),
  good('Universal bond', 'Bonding', 'BND-UN', '5 mL bottle', '142.00', 'Denterra', 1, [1, 5, 1, 300]),
  good(
    'Glass ionomer capsules A3',
    'Cements',
    'GIC-A3',
    'box of 50',
    '179.00',
    'Whitecap',
    1,
    [1, 5, 1, 380],
  ),
  good(
    'Articaine 4 % 1:100 000',
    'Cartridges',
    'ART-41',
    'box of 50',
    '61.50',
    'Novadent',
    2,
    [4, 16, 2, 260],
  ),
  good(
    'Lignocaine 2 % 1:80 000',
    'Cartridges',
    'LIG-28',
    'box of 50',
    '52.30',
    'Novadent',
    2,
    [3, 12, 1, 260],
  ),
  good('Needles 30 G short', 'Needles', 'NDL-30', 'box of 100', '19.80', 'Novadent', 2, [2, 10, 1, 1_200]),
  good(
    'Prophy paste, mint, medium',
    'Polishing',
    'PPH-MM',
    'box of 200',
    '39.90',
    'Whitecap',
    1,
    [2, 8, 1, 600],
  ),
  good('Fluoride varnish 5 %', 'Fluoride', 'FLV-05', 'box of 50', '88.00', 'Whitecap', 1, [1, 6, 1, 450]),
  good('Alginate, fast set', 'Alginate', 'ALG-FS', '453 g bag', '15.60', 'Truecast', 1, [3, 12, 1, 500]),
  good(
    'Cotton rolls no. 2',
    'Cotton and gauze',
    'CTR-02',
    'pack of 1000',
    '13.40',
    'Careline',
    0,
    [3, 12, 1, 0],
  ),
  good('Saliva ejectors', 'Suction', 'SAL-EJ', 'bag of 100', '5.90', 'Careline', 0, [8, 40, 5, 0]),
  good(
    'Patient bibs, 3 ply',
    'Bibs and cups',
    'BIB-3P',
    'carton of 500',
    '34.50',
    'Careline',
    0,
    [1, 6, 1, 0],
  ),
];

export const suppliers = [
  {
    name: 'Southern Dental Supply',
    contact: 'Karen Whitby',
    phone: '02 8014 5500',
    mail: 'southerndental',
    abn: '51824753556',
  },
  {
    name: 'Austral Dental Depot',
    contact: 'Marco Petridis',
    phone: '03 9021 4410',
    mail: 'australdepot',
    abn: '53004085616',
  },
  {
    name: 'Coastline Medical',
    contact: 'Jade Huynh',
    phone: '07 3184 9920',
    mail: 'coastlinemedical',
    abn: '11005357522',
  },
] as const;

/** A clinic's own brands, beside the platform's. */
export const ownBrands = [
  ['Northside Instruments', 'Handpieces and tips, serviced next door'],
  ['Green Bench', 'Refillable surface care'],
] as const;

/** Places of a clinic; shelves lie in the place before them. */
export const places: readonly (readonly [name: string, shelves: readonly string[]])[] = [
  ['Store room', ['Shelf 1', 'Shelf 2', 'Shelf 3']],
  ['Sterilisation cupboard', ['Shelf 1', 'Shelf 2']],
  ['Fridge', []],
];
