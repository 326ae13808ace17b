import { useEffect, useState } from 'react';
import { rest } from '#data/rest.ts';

/**
 * The people who can sign in to the demo. The server returns them only outside production, and only with the
 * demo's data.
 */
export interface Demo {
  readonly password: string;
  readonly organisations: readonly {
    readonly sub_domain: string;
    readonly name: string;
    readonly about: string;
    /** The URL of the logo; null without one. */
    readonly logo: string | null;
    readonly people: readonly {
      readonly email: string;
      readonly name: string;
      readonly work: string | null;
      /** The person's clinics; null for people of all clinics and for the platform's staff. */
      readonly at: string | null;
      /** The name of the role, with a custom role in brackets. */
      readonly role: string;
    }[];
  }[];
}

/** The demo's people; null if this is not a demo, undefined until that is known. */
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

/** The parameter with which the demo's first page names a person in the URL of the sign-in page. */
const demoParameter = 'demo';
const named = new URLSearchParams(globalThis.location?.search).get(demoParameter);

/** The demo's person in the URL, with the password; null for anybody else, undefined while loading. */
export function useDemoPerson(subDomain: string): { email: string; password: string } | null | undefined {
  const demo = useDemo(named !== null);
  if (!demo) return demo;
  const person = demo.organisations
    .find((organisation) => organisation.sub_domain === subDomain)
    ?.people.find(({ email }) => email === named);
  return person ? { email: person.email, password: demo.password } : null;
}
