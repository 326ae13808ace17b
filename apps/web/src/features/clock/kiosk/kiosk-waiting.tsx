import { Button } from '@mantine/core';
import { localDate } from '@operatory/domain';
import { IconCloudUp, IconWifiOff } from '@tabler/icons-react';
import { clockDayInWords, clockInWords } from '../clock-words.ts';
import classes from './kiosk.module.css';
import type { KioskQueue } from './kiosk-queue.ts';
import { actionVerbs } from './kiosk-words.ts';

/**
 * Shows whether there is a connection, how many punches are queued, and refused punches until somebody has
 * read them.
 */
export const KioskWaiting = ({
  isReached,
  queue: { waiting, refused },
  zone,
  onDismiss,
}: {
  isReached: boolean;
  queue: KioskQueue;
  zone: string;
  onDismiss: (key: string) => void;
}) => (
  <div className={classes.waiting}>
    <div role="status">
      {isReached ? null : (
        <p className={classes.lost}>
          <IconWifiOff size={18} aria-hidden />
          <span>No connection. You can clock in and out; it will be sent later.</span>
        </p>
      )}
      {waiting.length > 0 ? (
        <p className={classes.lost}>
          <IconCloudUp size={18} aria-hidden />
          <span>
            {waiting.length === 1 ? '1 entry is waiting' : `${waiting.length} entries are waiting`} to be sent
          </span>
        </p>
      ) : null}
    </div>
    {refused.length > 0 ? (
      <section className={classes.refused} aria-label="Not recorded">
        <h2>Not recorded. Please see your manager.</h2>
        <ul>
          {refused.map(({ key, action, at, name, sentence }) => (
            <li key={key}>
              <span>
                <strong>
                  {[
                    name,
                    actionVerbs[action],
                    `${clockDayInWords(localDate(at, zone))}, ${clockInWords(at, zone)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </strong>
                <br />
                {sentence}
              </span>
              <Button size="xs" variant="default" onClick={() => onDismiss(key)}>
                Dismiss
              </Button>
            </li>
          ))}
        </ul>
      </section>
    ) : null}
  </div>
);
