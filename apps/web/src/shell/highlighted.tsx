import { containing } from '@operatory/resource';
import classes from './palette.module.css';

/** A text in which the first match of `part` is marked. */
export function HighlightedText({ text, part }: { text: string; part: string }) {
  const [at, end] = placeOf(text, part);
  if (at < 0) return <span className={classes.text}>{text}</span>;
  return (
    <span className={classes.text}>
      {text.slice(0, at)}
      <span className={classes.part}>{text.slice(at, end)}</span>
      {text.slice(end)}
    </span>
  );
}

/** The range in which a search would find `part`, ignoring accents and case; -1 if it is not found. */
function placeOf(text: string, part: string): readonly [from: number, to: number] {
  const found = part.trim() === '' ? null : new RegExp(containing(part)._iregex, 'iu').exec(text);
  return found ? [found.index, found.index + found[0].length] : [-1, -1];
}
