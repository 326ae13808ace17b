import { useSyncExternalStore } from 'react';
import type { MyClinic } from './me.ts';
import { useMe } from './session.ts';

const key = 'operatory.clinic';
const listeners = new Set<() => void>();

/** Chooses the clinic that screens show; null shows all. It does not change rights. */
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
  /** The chosen clinic; null for all of the user's clinics. */
  readonly clinic: MyClinic | null;
  readonly clinics: readonly MyClinic[];
  /** The user's clinics in which records can be added. */
  readonly active: readonly MyClinic[];
  /**
   * The zone of displayed times: that of the chosen clinic, or else of the first one, or else of the
   * platform.
   */
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
