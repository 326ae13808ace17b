import { messageOf } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';
import { resourceOf } from '#kit/definition/resource-of.ts';

/** The texts of a resource's picker: its title, and the message if nothing was picked. */
export const pickerOf = ({ picker, singular }: AnyResource): { title: string; please: string } =>
  picker ?? { title: `Select ${singular}`, please: messageOf('select_something', { what: singular }) };

/** The message for a missing reference to the table, such as `Please Select Clinic`. */
export const selectMessageOf = (table: string): string => pickerOf(resourceOf(table)).please;
