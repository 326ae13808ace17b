import { type AccessEditor, type AccessRefusal, isRole, messages } from '@operatory/domain';
import type { SignedIn } from '../context/context.ts';
import { notFound, Refusal } from '../errors/refusal.ts';

export function editorOf({ role, grants, clinic_ids }: SignedIn): AccessEditor {
  if (!isRole(role)) throw notFound();
  return { role, grants, clinic_ids };
}

/** All reasons have the same message; the code names the reason. */
export const accessRefusal = (reason: AccessRefusal): Refusal => new Refusal(reason, messages.access_unsaved);
export function throwIfRefused(reason: AccessRefusal | null): void {
  if (reason !== null) throw accessRefusal(reason);
}
