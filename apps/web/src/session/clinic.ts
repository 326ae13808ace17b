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
  /** Null means all of the person's clinics. */
  readonly clinic: MyClinic | null;
  readonly clinics: readonly MyClinic[];
  /** Those that new things are made in. */
  readonly active: readonly MyClinic[];
  /** The zone to show times in: the chosen clinic's, else the first's, else the platform's. */
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
