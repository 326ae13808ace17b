import { instantToWall } from '@operatory/domain';
import { useNow } from '#session/clock.ts';
import { clockDayInWords, clockTimeInWords } from '../clock-words.ts';
import classes from './kiosk.module.css';

export function KioskClock({ zone }: { zone: string }) {
  const { date, time } = instantToWall(useNow(1_000), zone);
  return (
    <div className={classes.clock}>
      <time className={classes.time} dateTime={`${date}T${time}`}>
        {clockTimeInWords(time)}
      </time>
      <span className={classes.day}>{clockDayInWords(date)}</span>
    </div>
  );
}
