import { useRouterState } from '@tanstack/react-router';
import classes from './shell.module.css';

/** A bar at the top while the next screen is loading, because its code and guards may take a while. */
export function RouteProgress() {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  return isPending ? <div className={classes.progress} role="progressbar" aria-label="Loading" /> : null;
}
