import { messageOf } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';
import { resourceOf } from '#kit/definition/resource-of.ts';

/** A resource's texts for its picker dialog: the title, and the message when nothing is picked. */
export const pickerOf = ({ picker, singular }: AnyResource): { title: string; please: string } =>
  picker ?? { title: `Select ${singular}`, please: messageOf('select_something', { what: singular }) };

/** `Please Select Clinic` for `clinics`: the message for a missing reference to the table. */
export const selectMessageOf = (table: string): string => pickerOf(resourceOf(table)).please;
