import { mayOnRoster } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { viewerOf } from '../viewer.ts';

export const editsRosterAt = (actor: SignedIn, clinicId: string): boolean =>
  mayOnRoster(viewerOf(actor), clinicId, 'EDIT');
export const viewsRosterAt = (actor: SignedIn, clinicId: string): boolean =>
  mayOnRoster(viewerOf(actor), clinicId, 'VIEW');
