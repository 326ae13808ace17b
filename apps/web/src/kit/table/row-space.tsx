import classes from './many-rows.module.css';

/** Takes the place of rows that are not rendered; the height is in pixels. */
export const RowSpace = ({ height }: { height: number }) => (
  <tr aria-hidden className={classes.space} style={{ height }} />
);
