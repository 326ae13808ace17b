import classes from './sign-in-pending.module.css';

/** Until the server has said whose address this is. Of plain elements: it is in what every page begins with. */
export const SignInPending = () => (
  <div className={classes.frame}>
    <div className={classes.column} role="status" aria-label="Loading">
      <span />
      <span />
      <span />
    </div>
  </div>
);
