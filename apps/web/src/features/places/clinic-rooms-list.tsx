import { messages } from '@operatory/domain';
import { listOf } from '#kit/from-resource.tsx';
import { resourceOf } from '#kit/resource-of.ts';

/** Rooms of the clinics. */
export const clinicRoomsList = listOf(resourceOf('clinic_rooms'), {
  one: 'room',
  clinicColumn: 'clinic_id',
  duplicate: messages.name_exists,
  once: ['clinic_id'],
});
