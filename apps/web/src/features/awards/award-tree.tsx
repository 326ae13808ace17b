import { UnstyledButton } from '@mantine/core';
import type { AwardLevel } from './award-data.ts';
import { baseOn, dollars, payPointText } from './award-words.ts';
import classes from './awards.module.css';

export interface AwardSelection {
  readonly level: string;
  readonly point: string | null;
}

export function AwardTree({
  levels,
  day,
  chosen,
  onChoose,
}: {
  levels: readonly AwardLevel[];
  day: string;
  chosen: AwardSelection | null;
  onChoose: (chosen: AwardSelection) => void;
}) {
  const services = [...new Set(levels.map(({ service_type }) => service_type ?? ''))];
  return (
    <nav className={classes.tree} aria-label="Award levels">
      {services.map((service) => (
        <section key={service} aria-label={service || 'Award levels'}>
          {services.length > 1 || service ? <h2 className={classes.group}>{service || 'Other'}</h2> : null}
          <ul className={classes.levels}>
            {levels
              .filter(({ service_type }) => (service_type ?? '') === service)
              .map((level) => (
                <li key={level.id}>
                  <UnstyledButton
                    className={`${classes.entry} ${classes.level}`}
                    aria-current={chosen?.level === level.id && chosen.point === null}
                    onClick={() => onChoose({ level: level.id, point: null })}
                  >
                    <span className={classes.words}>{level.name}</span>
                    <span className={classes.quiet}>
                      {level.status === 'INACTIVE' ? 'Inactive' : level.employee_type?.name}
                    </span>
                  </UnstyledButton>
                  <ul className={classes.points} aria-label={`Pay points of ${level.name}`}>
                    {level.employee_award_sub_levels.map((point) => (
                      <li key={point.id}>
                        <UnstyledButton
                          className={classes.entry ?? ''}
                          aria-current={chosen?.point === point.id}
                          onClick={() => onChoose({ level: level.id, point: point.id })}
                        >
                          <span className={classes.words}>{payPointText(point)}</span>
                          <span className={classes.amount}>{dollars(baseOn(point, day))}</span>
                        </UnstyledButton>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
