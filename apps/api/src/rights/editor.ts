import { type AccessEditor, type AccessRefusal, isRole, messages } from '@operatory/domain';
import type { SignedIn } from '../context/context.ts';
import { notFound, Refusal } from '../errors/refusal.ts';

/** The signed-in person in the form that the access rules take. */
export function editorOf({ role, grants, clinic_ids }: SignedIn): AccessEditor {
  if (!isRole(role)) throw notFound();
  return { role, grants, clinic_ids };
}

/** A refusal with one message for all reasons; the reason is its code. */
export const unsaved = (reason: AccessRefusal): Refusal => new Refusal(reason, messages.access_unsaved);
export function throwIfRefused(reason: AccessRefusal | null): void {
  if (reason !== null) throw unsaved(reason);
}
