import { Button } from '@mantine/core';
import classes from './chat.module.css';
import type { Pending } from './use-sending.ts';

/** A message that is being sent, or that failed, with the reason. */
export function PendingBubble({
  item,
  waits,
  onAgain,
  onDrop,
}: {
  item: Pending;
  /** Whether the message is queued until the browser is online. */
  waits: boolean;
  onAgain: () => void;
  onDrop: () => void;
}) {
  return (
    <li className={classes.message} data-own data-pending>
      <div className={classes.bubble}>
        {item.quote ? (
          <div className={classes.quote}>
            <span>{item.quote.author}</span>
            <span>{item.quote.text}</span>
          </div>
        ) : null}
        {item.message ? <p className={classes.words}>{item.message}</p> : null}
        {item.files.map(({ file_id, name }) => (
          <p key={file_id}>{name}</p>
        ))}
        <div className={classes.foot}>
          {item.failure ? (
            <>
              <span role="alert" className={classes.failure}>
                Not sent: {item.failure}
              </span>
              <Button size="compact-xs" variant="subtle" onClick={onAgain}>
                Try again
              </Button>
              <Button size="compact-xs" variant="subtle" color="gray" onClick={onDrop}>
                Drop
              </Button>
            </>
          ) : (
            <span>{waits ? 'Waiting for the connection' : 'Sending…'}</span>
          )}
        </div>
      </div>
    </li>
  );
}
