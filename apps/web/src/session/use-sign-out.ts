import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { leavingOnPurpose } from './guards.ts';
import { signOut } from './session.ts';

/** Returns a function that signs out and opens the sign-in page, without the message 'Please Login'. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    leavingOnPurpose(true);
    await signOut();
    await navigate({ to: '/' });
    leavingOnPurpose(false);
  }, [navigate]);
}
