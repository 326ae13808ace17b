import { Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { HighlightedText } from './highlighted.tsx';
import classes from './palette.module.css';

/** A line of the palette: an icon, a text with its matching part marked, and a hint at the end. */
export function PaletteRow({
  icon,
  text,
  part,
  end,
}: {
  icon: ReactNode;
  text: string;
  part: string;
  end?: ReactNode;
}) {
  return (
    <span className={classes.row}>
      <span className={classes.icon}>{icon}</span>
      <HighlightedText text={text} part={part} />
      {end}
    </span>
  );
}

export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
