/** Kinds of goods. A clinic has one supplier for each kind. */
export type SupplierCategory = 'hygiene' | 'clinical' | 'medicines' | 'orthodontic' | 'surgical';

export interface Good {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly trade: SupplierCategory;
  readonly unit: string;
  readonly price: string;
  readonly brand: string;
  readonly minimum: number;
  readonly maximum: number;
  /** The quantity used in a working week. */
  readonly weekly: number;
  /** The number of days after which today's delivery expires; 0 means never. */
  readonly keeps: number;
}

type Line = readonly [
  name: string,
  category: string,
  unit: string,
  price: string,
  brand: string,
  amounts: readonly [minimum: number, maximum: number, weekly: number, keeps: number],
];
const catalogue: Readonly<Record<SupplierCategory, Readonly<Record<string, Line>>>> = {
  hygiene: {
    'GLV-NS': ['Nitrile gloves, small', 'Gloves', 'box of 100', '14.90', 'Careline', [6, 30, 4, 900]],
    'GLV-NM': ['Nitrile gloves, medium', 'Gloves', 'box of 100', '14.90', 'Careline', [8, 40, 6, 900]],
    'GLV-NL': ['Nitrile gloves, large', 'Gloves', 'box of 100', '14.90', 'Careline', [4, 20, 2, 900]],
    'GLV-S7': ['Sterile gloves 7½', 'Gloves', 'box of 50 pairs', '58.00', 'Careline', [2, 10, 1, 1_000]],
    'MSK-2E': ['Level 2 masks, ear loop', 'Masks', 'box of 50', '12.50', 'Careline', [6, 24, 3, 1_100]],
    'MSK-3T': ['Level 3 masks, tie-on', 'Masks', 'box of 50', '19.80', 'Careline', [4, 16, 2, 1_100]],
    'PCH-92': [
      'Autoclave pouches 90 × 230',
      'Sterilisation',
      'box of 200',
      '18.75',
      'Sterimark',
      [4, 20, 2, 1_400],
    ],
    'PCH-20': [
      'Autoclave pouches 200 × 330',
      'Sterilisation',
      'box of 200',
      '46.20',
      'Sterimark',
      [2, 10, 1, 1_400],
    ],
    'IND-05': [
      'Class 5 indicator strips',
      'Sterilisation',
      'pack of 100',
      '64.00',
      'Sterimark',
      [1, 6, 1, 540],
    ],
    'WIP-AF': [
      'Surface wipes, alcohol free',
      'Surface care',
      'tub of 160',
      '11.20',
      'Purestem',
      [6, 24, 4, 700],
    ],
    'FLM-BR': ['Barrier film, blue', 'Surface care', 'roll of 1200', '21.50', 'Purestem', [2, 10, 1, 0]],
    'CTR-02': ['Cotton rolls no. 2', 'Cotton and gauze', 'pack of 1000', '13.40', 'Careline', [3, 12, 1, 0]],
    'GAU-10': [
      'Sterile gauze 10 × 10',
      'Cotton and gauze',
      'box of 100',
      '16.90',
      'Careline',
      [4, 18, 2, 1_300],
    ],
    'SAL-EJ': ['Saliva ejectors', 'Suction', 'bag of 100', '5.90', 'Careline', [8, 40, 5, 0]],
    'SUC-SG': ['Surgical suction tips', 'Suction', 'box of 40', '32.60', 'Careline', [2, 10, 1, 1_200]],
    'BIB-3P': ['Patient bibs, 3 ply', 'Bibs and cups', 'carton of 500', '34.50', 'Careline', [1, 6, 1, 0]],
  },
  clinical: {
    'CMP-A2': ['Composite A2', 'Composites', '4 g syringe', '68.40', 'Denterra', [3, 12, 1, 420]],
    'CMP-A3': ['Composite A3', 'Composites', '4 g syringe', '68.40', 'Denterra', [3, 12, 1, 420]],
    'BND-UN': ['Universal bond', 'Bonding', '5 mL bottle', '142.00', 'Denterra', [1, 5, 1, 300]],
    'ETC-37': ['Etch gel 37 %', 'Bonding', 'pack of 4 syringes', '29.90', 'Denterra', [2, 8, 1, 480]],
    'GIC-A3': ['Glass ionomer capsules A3', 'Cements', 'box of 50', '179.00', 'Whitecap', [1, 5, 1, 380]],
    'CEM-TP': ['Temporary cement', 'Cements', '50 g tube', '44.80', 'Whitecap', [1, 6, 1, 400]],
    'PPH-MM': ['Prophy paste, mint, medium', 'Polishing', 'box of 200', '39.90', 'Whitecap', [2, 8, 1, 600]],
    'FLV-05': ['Fluoride varnish 5 %', 'Fluoride', 'box of 50', '88.00', 'Whitecap', [1, 6, 1, 450]],
    'ALG-FS': ['Alginate, fast set', 'Alginate', '453 g bag', '15.60', 'Truecast', [3, 12, 1, 500]],
    'SIL-PT': ['Silicone putty', 'Silicone', 'pair of 300 mL', '76.00', 'Truecast', [2, 8, 1, 520]],
  },
  medicines: {
    'ART-41': ['Articaine 4 % 1:100 000', 'Cartridges', 'box of 50', '61.50', 'Novadent', [4, 16, 2, 260]],
    'LIG-28': ['Lignocaine 2 % 1:80 000', 'Cartridges', 'box of 50', '52.30', 'Novadent', [3, 12, 1, 260]],
    'MEP-3P': ['Mepivacaine 3 % plain', 'Cartridges', 'box of 50', '55.10', 'Novadent', [2, 8, 1, 300]],
    'NDL-30': ['Needles 30 G short', 'Needles', 'box of 100', '19.80', 'Novadent', [2, 10, 1, 1_200]],
    'NDL-27': ['Needles 27 G long', 'Needles', 'box of 100', '19.80', 'Novadent', [2, 10, 1, 1_200]],
    'CHX-02': ['Chlorhexidine rinse 0.2 %', 'Rinses', '300 mL bottle', '6.40', 'Purestem', [6, 36, 3, 620]],
    'SAL-09': [
      'Sterile saline 0.9 %',
      'Rinses',
      'carton of 12 × 500 mL',
      '38.40',
      'Purestem',
      [1, 6, 1, 700],
    ],
  },
  orthodontic: {
    'BRK-MT': ['Metal brackets, 5 to 5', 'Brackets', 'kit of 20', '96.00', 'Bowline', [4, 20, 2, 0]],
    'BRK-CR': ['Ceramic brackets, 5 to 5', 'Brackets', 'kit of 20', '214.00', 'Bowline', [2, 8, 1, 0]],
    'BND-MX': ['Molar bands, assorted', 'Brackets', 'kit of 80', '168.00', 'Bowline', [1, 4, 1, 0]],
    'WIR-14': ['NiTi archwire .014, upper', 'Archwires', 'pack of 10', '31.00', 'Bowline', [4, 18, 2, 0]],
    'WIR-18': ['Steel archwire .018, lower', 'Archwires', 'pack of 10', '22.50', 'Bowline', [3, 15, 1, 0]],
    'LIG-TI': [
      'Elastic ties, mixed colours',
      'Elastics',
      'pack of 1000',
      '18.90',
      'Bowline',
      [3, 12, 1, 700],
    ],
    'ELA-36': ['Elastics 3/16, medium', 'Elastics', 'box of 50 bags', '27.40', 'Bowline', [2, 10, 1, 640]],
    'CHN-CL': ['Power chain, clear', 'Elastics', '4.5 m spool', '24.20', 'Bowline', [2, 8, 1, 560]],
    'ADH-OR': ['Bracket adhesive', 'Bonding', 'pack of 4 syringes', '132.00', 'Denterra', [1, 6, 1, 340]],
    'CEM-BD': ['Band cement', 'Cements', '20 g bottle', '84.00', 'Whitecap', [1, 5, 1, 380]],
    'SHT-10': ['Retainer sheets 1.0 mm', 'Retainers', 'pack of 25', '58.60', 'Truecast', [2, 10, 1, 0]],
    'CAS-RT': ['Retainer cases, mixed colours', 'Retainers', 'bag of 25', '19.90', 'Truecast', [1, 6, 1, 0]],
    'WAX-RL': ['Relief wax', 'Retainers', 'box of 50', '21.00', 'Whitecap', [2, 8, 1, 800]],
  },
  surgical: {
    'IMP-41': ['Implant 4.1 × 10', 'Implants', 'each', '389.00', 'Fixtera', [4, 14, 1, 1_500]],
    'IMP-35': ['Implant 3.5 × 12', 'Implants', 'each', '389.00', 'Fixtera', [3, 10, 1, 1_500]],
    'HEA-45': ['Healing abutment 4.5', 'Implants', 'each', '64.00', 'Fixtera', [4, 16, 1, 0]],
    'DRL-22': ['Pilot drill 2.2', 'Burs and drills', 'each', '118.00', 'Fixtera', [2, 8, 1, 0]],
    'BUR-SG': ['Surgical burs, round', 'Burs and drills', 'pack of 5', '47.50', 'Fixtera', [3, 12, 1, 0]],
    'GRF-05': ['Bone graft granules 0.5 g', 'Grafts', 'vial', '146.00', 'Fixtera', [3, 10, 1, 720]],
    'MEM-15': ['Collagen membrane 15 × 20', 'Grafts', 'each', '198.00', 'Fixtera', [2, 8, 1, 640]],
    'SUT-SK': ['Silk sutures 4-0', 'Sutures', 'box of 12', '52.00', 'Suturel', [2, 10, 1, 1_100]],
    'SUT-RS': ['Absorbable sutures 4-0', 'Sutures', 'box of 12', '74.00', 'Suturel', [3, 12, 2, 900]],
    'BLD-15': ['Scalpel blades no. 15', 'Sutures', 'box of 100', '36.00', 'Suturel', [1, 6, 1, 1_400]],
    'SPG-HM': ['Haemostatic sponges', 'Grafts', 'box of 50', '69.00', 'Suturel', [2, 8, 1, 560]],
  },
};

/** All goods. The practice of a clinic lists those that it stocks. */
export const goods: readonly Good[] = Object.entries(catalogue).flatMap(([trade, lines]) =>
  Object.entries(lines).map(
    ([code, [name, category, unit, price, brand, [minimum, maximum, weekly, keeps]]]) => ({
      code,
      name,
      category,
      trade: trade as SupplierCategory,
      unit,
      price,
      brand,
      minimum,
      maximum,
      weekly,
      keeps,
    }),
  ),
);
export function goodOf(code: string): Good {
  const good = goods.find((each) => each.code === code);
  if (!good) throw new Error(`the demo's catalogue has no ${code}`);
  return good;
}

export const suppliers = {
  southern: {
    name: 'Southern Dental Supply',
    contact: 'Karen Whitby',
    phone: '02 8014 5500',
    mail: 'southerndental',
    abn: '51824753556',
    hours: 'Monday to Friday, 8.30 am to 5 pm',
  },
  austral: {
    name: 'Austral Dental Depot',
    contact: 'Marco Petridis',
    phone: '03 9021 4410',
    mail: 'australdepot',
    abn: '53004085616',
    hours: 'Monday to Friday, 8 am to 4.30 pm',
  },
  coastline: {
    name: 'Coastline Medical',
    contact: 'Jade Huynh',
    phone: '07 3184 9920',
    mail: 'coastlinemedical',
    abn: '11005357522',
    hours: 'Monday to Saturday, 7 am to 3 pm',
  },
  headland: {
    name: 'Headland Hygiene',
    contact: 'Ross Delaney',
    phone: '02 8014 6120',
    mail: 'headlandhygiene',
    abn: '54200100200',
    hours: 'Monday to Friday, 9 am to 5 pm',
  },
  straightline: {
    name: 'Straightline Orthodontics',
    contact: 'Naomi Feld',
    phone: '03 9021 7785',
    mail: 'straightlineortho',
    abn: '38310220330',
    hours: 'Monday to Thursday, 8 am to 6 pm',
  },
  ridgeway: {
    name: 'Ridgeway Surgical',
    contact: 'Amit Sethi',
    phone: '02 8014 7340',
    mail: 'ridgewaysurgical',
    abn: '67420330440',
    hours: 'Monday to Friday, 7 am to 7 pm',
  },
  riverbank: {
    name: 'Riverbank Pharmacy Wholesale',
    contact: 'Elena Kozlov',
    phone: '02 8014 8025',
    mail: 'riverbankpharmacy',
    abn: '96530440550',
    hours: 'Every day, 7 am to 9 pm',
  },
} as const;
export type SupplierName = keyof typeof suppliers;
