import { address, colour, dateTime, point, time } from '@operatory/resource';
import { PointMap } from '#kit/cells/point-map.tsx';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { AddressDialog } from '#kit/record/address-view.tsx';
import { KindForm } from '#stories/kind-form.tsx';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';

const count = resourceOf('clinic_restrotive_item').fields?.restrotive_count;

export const stories = [
  story('Time picker', () => (
    <KindForm
      fields={[
        { name: 'start', field: time({ required: true }) },
        { name: 'end', field: time() },
      ]}
    />
  )),
  story('Date-time control', () => (
    <KindForm fields={[{ name: 'at', field: dateTime({ required: true }) }]} />
  )),
  story('Colour picker', () => <KindForm fields={[{ name: 'colour', field: colour({ required: true }) }]} />),
  story('Geo point', () => <KindForm fields={[{ name: 'place', field: point({ required: true }) }]} />),
  story('Static map', () => <PointMap point={{ type: 'Point', coordinates: [-33.8688, 151.209296] }} />),
  story('Address form', () => (
    <KindForm fields={[{ name: 'address', field: address({ required: true }) }]} />
  )),
  story('Restrictive count input', () => (
    <KindForm fields={count ? [{ name: 'restrotive_count', field: count }] : []} />
  )),
  story('Address view', () => (
    <Opener>
      {(end) => (
        <AddressDialog
          address={{
            line_1: '12 Sydney Road',
            city: 'Sydney',
            suburb: 'Manly',
            state: 'NEW_SOUTH_WALES',
            pincode: '2095',
            country: 'Australia',
            phone: '0299770000',
          }}
          onClose={() => end('no')}
        />
      )}
    </Opener>
  )),
];
