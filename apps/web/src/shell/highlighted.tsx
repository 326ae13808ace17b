import classes from './palette.module.css';

/** A text with the first place where `part` occurs marked. */
export function Highlighted({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
  if (at < 0) return <span className={classes.text}>{text}</span>;
  return (
    <span className={classes.text}>
      {text.slice(0, at)}
      <span className={classes.part}>{text.slice(at, at + part.length)}</span>
      {text.slice(at + part.length)}
    </span>
  );
}
