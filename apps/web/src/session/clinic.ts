import { useSyncExternalStore } from 'react';
import type { MyClinic } from './me.ts';
import { useMe } from './session.ts';

const key = 'operatory.clinic';
const listeners = new Set<() => void>();

/** Chooses the clinic that screens show; null shows all. It filters screens, not rights. */
export function chooseClinic(id: string | null): void {
  if (id) localStorage.setItem(key, id);
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export interface ChosenClinic {
  /** Null for all of the user's clinics. */
  readonly clinic: MyClinic | null;
  readonly clinics: readonly MyClinic[];
  /** The clinics in which records can be created. */
  readonly active: readonly MyClinic[];
  /** The zone for displayed times: the chosen clinic's, otherwise the first one's, otherwise the platform's. */
  readonly zone: string;
}

export function useClinic(): ChosenClinic {
  const { clinics, platform_zone } = useMe();
  const id = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const only = clinics.length === 1 ? (clinics[0] ?? null) : null;
  const clinic = only ?? clinics.find((candidate) => candidate.id === id) ?? null;
  const active = clinics.filter(({ status }) => status === 'ACTIVE');
  return { clinic, clinics, active, zone: clinic?.zone ?? clinics[0]?.zone ?? platform_zone };
}
