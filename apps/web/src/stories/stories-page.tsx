import { Group, NavLink, SegmentedControl, Title, useMantineColorScheme } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { UploadTray } from '#files/upload-tray.tsx';
import { AddHost } from '#kit/form/add-host.tsx';
import { NothingYet } from '#ui/empty-state.tsx';
import { allStories } from './all-stories.ts';
import classes from './stories-page.module.css';

export function StoriesPage() {
  const { name } = useSearch({ strict: false }) as { name?: string };
  const chosen = allStories.find((story) => story.name === name);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.page} data-chosen={chosen ? true : undefined}>
      <nav className={classes.names} aria-label="Stories">
        {allStories.map((story) => (
          <NavLink
            key={story.name}
            component={Link}
            to="/stories"
            search={{ name: story.name } as never}
            label={story.name}
            active={story === chosen}
          />
        ))}
      </nav>
      <main className={classes.story}>
        <Group justify="space-between" mb={24}>
          <Title order={1}>{chosen?.name ?? 'Stories'}</Title>
          <SegmentedControl
            aria-label="Colours"
            data={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'auto', label: 'Same as device' },
            ]}
            value={colorScheme}
            onChange={(scheme) => setColorScheme(scheme as 'light' | 'dark' | 'auto')}
          />
        </Group>
        {chosen ? <Drawn key={chosen.name} draw={chosen.draw} /> : name ? <NothingYet /> : null}
      </main>
      <UploadTray />
      <AddHost />
    </div>
  );
}

/** A component of its own, so that a story can use hooks, and unmounts when another one is opened. */
const Drawn = ({ draw }: { draw: () => React.ReactNode }) => draw();
