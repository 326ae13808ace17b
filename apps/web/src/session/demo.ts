import { useEffect, useState } from 'react';
import { rest } from '#data/rest.ts';

/** Who may sign in to the demo. The server has it only outside production, where the demo's seed is. */
export interface Demo {
  readonly password: string;
  readonly organisations: readonly {
    readonly sub_domain: string;
    readonly name: string;
    readonly about: string;
    /** Where its logo is; null without one. */
    readonly logo: string | null;
    readonly people: readonly {
      readonly email: string;
      readonly name: string;
      readonly work: string | null;
      /** Where they work; null for all clinics, and for the platform's staff. */
      readonly at: string | null;
      /** A role's name, with the custom role's in brackets. */
      readonly role: string;
    }[];
  }[];
}

/** Null where there is no demo, undefined until that is known. */
export function useDemo(asked = true): Demo | null | undefined {
  const [demo, setDemo] = useState<Demo | null | undefined>(asked ? undefined : null);
  useEffect(() => {
    if (!asked) return;
    let gone = false;
    rest<Demo>('demo', { method: 'GET' })
      .catch(() => null)
      .then((found) => !gone && setDemo(found));
    return () => {
      gone = true;
    };
  }, [asked]);
  return demo;
}

/** Named in the address of a sign-in that the demo's first page leads to. */
export const demoParameter = 'demo';
const named = new URLSearchParams(globalThis.location?.search).get(demoParameter);

/** The demo user that the address names, with the password; null for anybody else. */
export function useDemoPerson(subDomain: string): { email: string; password: string } | null | undefined {
  const demo = useDemo(named !== null);
  if (!demo) return demo;
  const person = demo.organisations
    .find((organisation) => organisation.sub_domain === subDomain)
    ?.people.find(({ email }) => email === named);
  return person ? { email: person.email, password: demo.password } : null;
}
