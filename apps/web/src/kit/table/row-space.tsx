import classes from './many-rows.module.css';

/** Reserves the height of rows that are not rendered, in pixels. */
export const RowSpace = ({ height }: { height: number }) => (
  <tr aria-hidden className={classes.space} style={{ height }} />
);
