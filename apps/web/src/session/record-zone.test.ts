import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { InZoneOf, useZone } from './record-zone.tsx';

const clinics = [
  { id: 'sydney', zone: 'Australia/Sydney' },
  { id: 'perth', zone: 'Australia/Perth' },
];
vi.mock('./clinic.ts', () => ({ useClinic: () => ({ clinics, zone: 'Australia/Sydney' }) }));

const Zone = () => useZone();
const within = (record: object, children: ReactNode) => createElement(InZoneOf, { record, children });

test('shows a record’s times in the zone of its clinic, otherwise in that of the chosen clinic', () => {
  const zone = createElement(Zone);
  expect(renderToStaticMarkup(zone)).toBe('Australia/Sydney');
  expect(renderToStaticMarkup(within({ clinic_id: 'perth' }, zone))).toBe('Australia/Perth');
  expect(renderToStaticMarkup(within({ clinic_id: 'perth' }, within({ id: 'a part' }, zone)))).toBe(
    'Australia/Perth',
  );
  expect(renderToStaticMarkup(within({ clinic_id: 'of another' }, zone))).toBe('Australia/Sydney');
});
