import { messages } from '@operatory/domain';
import { listOf } from '#kit/from-resource.tsx';
import { resourceOf } from '#kit/resource-of.ts';

/** Rooms of the clinics. */
export const clinicRoomsList = listOf(resourceOf('clinic_rooms'), {
  title: 'Clinic rooms',
  one: 'room',
  ofClinic: (id) => ({ clinic_id: { _eq: id } }),
  duplicate: messages.name_exists,
  once: ['clinic_id'],
});
