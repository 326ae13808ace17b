import { useRouterState } from '@tanstack/react-router';
import classes from './shell.module.css';

/** A bar at the top from the moment of a click until the next screen is there: its code and its guards may take a while. */
export function RouteProgress() {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  return isPending ? <div className={classes.progress} role="progressbar" aria-label="Loading" /> : null;
}
