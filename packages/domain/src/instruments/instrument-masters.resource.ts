import { colour, count, image, longText, nameText, oneOf, reference, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { ofItsClinic, withRowCheck } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

const module = 'instrument-counts';
const inUse = { status: { _eq: 'ACTIVE' } };
const name = nameText();
const status = oneOf(activeStatuses);
const short_info = text({ label: 'Short description', maxLength: 200 });
const clinic_id = reference('clinics', 'clinic', { required: true, where: inUse });
const ofClinic = (write: readonly string[]) =>
  standard({
    module,
    scope: 'clinic',
    softDelete: true,
    write: ['clinic_id', 'name', 'status', 'position', ...write],
  });

export const instrumentTray = resource('instrument_trays', {
  module,
  title: 'name',
  singular: 'Tray',
  plural: 'Trays',
  fields: {
    clinic_id,
    clinic_room_id: reference('clinic_rooms', 'clinic_room', { label: 'Room', where: inUse }),
    name,
    short_info,
    color: colour({ label: 'Colour' }),
    image: image('instrument_trays', { label: 'Picture' }),
    status,
  },
  list: {
    columns: ['name', 'short_info', 'clinic_room_id', 'color', 'clinic_id', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [['clinic_id', 'clinic_room_id'], ['name', 'color'], ['short_info'], ['image'], ['status']],
  picker: { title: 'Select Tray', please: 'Please Select Tray', details: ['clinic_id'] },
  beside: true,
  permissions: ofClinic(['clinic_room_id', 'short_info', 'color', 'image']),
});

export const instrumentCountItem = resource('instrument_count_items', {
  module,
  title: 'name',
  singular: 'Instrument',
  plural: 'Instruments',
  fields: {
    clinic_id,
    instrument_tray_id: reference('instrument_trays', 'instrument_tray', {
      label: 'Tray',
      required: true,
      where: inUse,
    }),
    name,
    code: text({ maxLength: 30 }),
    image: image('instrument_count_items', { label: 'Picture' }),
    expected_quantity: count({ label: 'Expected', required: true, min: 1 }),
    notes: longText({ maxLength: 1000 }),
    status,
  },
  list: {
    columns: ['name', 'code', 'instrument_tray_id', 'expected_quantity', 'clinic_id', 'status'],
    sort: 'name',
    search: ['name', 'code'],
  },
  form: [
    ['clinic_id', 'instrument_tray_id'],
    ['name', 'code'],
    ['expected_quantity', 'status'],
    ['notes'],
    ['image'],
  ],
  picker: {
    title: 'Select Instrument',
    please: 'Please Select Instrument',
    details: ['code', 'instrument_tray_id'],
  },
  csv: {
    file: 'Instruments.csv',
    columns: ['name', 'code', 'instrument_tray_id', 'expected_quantity', 'notes', 'clinic_id', 'status'],
  },
  beside: true,
  permissions: withRowCheck(
    ofItsClinic('instrument_tray'),
    ofClinic(['instrument_tray_id', 'code', 'image', 'expected_quantity', 'notes']),
  ),
});

export const clinicRestrotiveItem = resource('clinic_restrotive_item', {
  module,
  title: 'name',
  singular: 'Restrictive item',
  plural: 'Restrictive items',
  fields: {
    clinic_id,
    name,
    short_info,
    restrotive_count: count({
      label: 'Maximum',
      required: true,
      requiredMessage: 'Please Restrotive Type',
    }),
    status,
  },
  list: {
    columns: ['name', 'restrotive_count', 'short_info', 'clinic_id', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [['clinic_id', 'status'], ['name', 'restrotive_count'], ['short_info']],
  beside: true,
  permissions: ofClinic(['short_info', 'restrotive_count']),
});
