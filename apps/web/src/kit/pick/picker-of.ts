import { messageOf } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';
import { resourceOf } from '#kit/definition/resource-of.ts';

/** A resource's pick dialog in words: its title, and what it says when nothing is picked. */
export const pickerOf = ({ picker, singular }: AnyResource): { title: string; please: string } =>
  picker ?? { title: `Select ${singular}`, please: messageOf('select_something', { what: singular }) };

/** `Please Select Clinic` of `clinics`: what a missing reference to the table says. */
export const pleaseOf = (table: string): string => pickerOf(resourceOf(table)).please;
