import classes from './many-rows.module.css';

/** The room of rows that are not drawn, in pixels. */
export const RowSpace = ({ height }: { height: number }) => (
  <tr aria-hidden className={classes.space} style={{ height }} />
);
