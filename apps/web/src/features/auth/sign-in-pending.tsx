import classes from './sign-in-pending.module.css';

/**
 * The loading state of pages for signed-out users. It uses plain elements, because it is in the first
 * script of every page.
 */
export const SignInPending = () => (
  <div className={classes.frame}>
    <div className={classes.column} role="status" aria-label="Loading">
      <span />
      <span />
      <span />
    </div>
  </div>
);
