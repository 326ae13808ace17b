import { Group } from '@mantine/core';
import { Pill } from '#ui/pill.tsx';
import { lookOf } from './timesheet-words.ts';

export const Looks = ({ looks }: { looks: readonly string[] }) => (
  <Group gap={4}>
    {looks.map((look) => {
      const { label, hue } = lookOf(look);
      return (
        <Pill key={look} hue={hue} small>
          {label}
        </Pill>
      );
    })}
  </Group>
);
