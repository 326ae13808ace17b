import { Group, Paper, Progress, Text, Title } from '@mantine/core';
import { lastValidDay } from '@operatory/domain/training/renewal';
import { enrollmentStatuses } from '@operatory/domain/training/training-choices';
import type { ReactNode } from 'react';
import { useImageAddress } from '#data/image-address.ts';
import { DuePill } from '#kit/assignments/due-pill.tsx';
import { useZone } from '#session/record-zone.tsx';
import { Pill } from '#ui/pill.tsx';
import { percentText } from '../training-words.ts';
import classes from './my-training.module.css';
import type { MyCourse } from './my-training-data.ts';

export function CourseCard({
  name,
  info,
  picture,
  state,
  children,
}: {
  name: string;
  info: string | null;
  picture: unknown;
  state?: ReactNode;
  children: ReactNode;
}) {
  const address = useImageAddress(picture);
  return (
    <Paper component="li" className={classes.card ?? ''}>
      <div className={classes.head}>
        {address ? <img className={classes.picture} src={address} alt="" /> : null}
        <div>
          <Title order={3} fz={16} className={classes.name ?? ''}>
            {name}
          </Title>
          {info ? (
            <Text size="sm" c="var(--op-muted)">
              {info}
            </Text>
          ) : null}
        </div>
      </div>
      <div>{state}</div>
      <Group gap={8}>{children}</Group>
    </Paper>
  );
}

export function CourseState({ course }: { course: MyCourse }) {
  const zone = useZone();
  const look = enrollmentStatuses.find(({ value }) => value === course.status);
  const isOpen = course.status === 'ENROLLED' || course.status === 'IN_PROGRESS';
  const share = course.items === 0 ? 0 : Math.floor((course.done * 100) / course.items);
  const done = `${course.done} of ${course.items} items done`;
  return (
    <>
      <Group gap={8}>
        <Pill hue={look?.colour ?? 'gray'}>{look?.label ?? course.status}</Pill>
        {isOpen ? <DuePill until={course.due_date} /> : null}
        {!isOpen && course.percentage !== null ? (
          <Text size="sm" className="tabular">
            {percentText(course.percentage)}
          </Text>
        ) : null}
      </Group>
      {isOpen ? (
        <>
          <Progress value={share} mt={12} aria-label={done} />
          <Text size="xs" c="var(--op-muted)" mt={4} className="tabular">
            {done}
          </Text>
        </>
      ) : null}
      {course.status === 'COMPLETED' && course.expires_at ? (
        <Text size="xs" c="var(--op-muted)" mt={8}>
          Valid until {lastValidDay(new Date(course.expires_at), zone)}
        </Text>
      ) : null}
    </>
  );
}
