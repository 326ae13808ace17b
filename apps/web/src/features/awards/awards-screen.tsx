import { Button, Group, Menu, Skeleton, TextInput } from '@mantine/core';
import { matchesAwardSearch } from '@operatory/domain';
import { isDate } from '@operatory/resource';
import {
  IconCalculator,
  IconChevronDown,
  IconDownload,
  IconFileImport,
  IconSearch,
} from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { usePendingRemovals } from '#kit/definition/pending-removals.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { Failed, NothingMatches, NothingYet } from '#ui/empty-state.tsx';
import { lazyWithRetry } from '#ui/late.ts';
import { Page } from '#ui/page.tsx';
import { useNarrow } from '#ui/window-width.ts';
import { type AwardLevel, liveAwards } from './award-data.ts';
import { type AwardEditing, AwardForm } from './award-form.tsx';
import { type AwardSelection, AwardTree } from './award-tree.tsx';
import { ageText, dayText } from './award-words.ts';
import classes from './awards.module.css';
import { saveAwardRates } from './awards-csv.ts';
import { LevelDetail } from './level-detail.tsx';

const Calculator = lazyWithRetry(() => import('./calculator.tsx'));
const TakeOver = lazyWithRetry(() => import('./take-over.tsx'));
const ImportGuide = lazyWithRetry(() => import('./import-guide.tsx'));

const module = 'employee-awards';
export interface AwardsSearch {
  readonly q?: string | undefined;
  readonly level?: string | undefined;
  readonly point?: string | undefined;
  readonly on?: string | undefined;
  /** The id of the level that a link opens, if no `level` is chosen. */
  readonly record?: string | undefined;
}

/**
 * The levels that match a search, each with its matching pay points, or with all of them if only the level
 * matches.
 */
const found = (levels: readonly AwardLevel[], text: string): readonly AwardLevel[] =>
  levels.flatMap((level) => {
    const fits = level.employee_award_sub_levels.filter((point) =>
      matchesAwardSearch(text, level.name, ageText(point.age), point),
    );
    if (fits.length > 0) return [{ ...level, employee_award_sub_levels: fits }];
    return matchesAwardSearch(text, level.name, '', { pay_point: null, age: null }) ? [level] : [];
  });

export function AwardsScreen() {
  const can = useCan();
  const today = useToday();
  const navigate = useNavigate();
  const { q = '', level: chosen, record, point: pointId, on } = useSearch({ strict: false }) as AwardsSearch;
  const levelId = chosen ?? record;
  const [editing, setEditing] = useState<AwardEditing | null>(null);
  const [opened, setOpened] = useState<'calculator' | 'masters' | 'guide' | null>(null);
  const { data, error, refetch } = useLive(liveAwards, {});
  const day = on !== undefined && isDate(on) ? on : today;
  const search = (next: AwardsSearch) =>
    void navigate({
      to: '.',
      search: ((before: AwardsSearch) => ({ ...before, ...next })) as never,
      replace: true,
    });
  const detail = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  function choose({ level, point }: AwardSelection) {
    search({ level, point: point ?? undefined });
    // Scrolls the detail into view where it is below the tree.
    if (narrow) requestAnimationFrame(() => detail.current?.scrollIntoView({ block: 'start' }));
  }

  const goneLevels = usePendingRemovals('employee_award_levels');
  const gonePoints = usePendingRemovals('employee_award_sub_levels');
  const all = (data?.employee_award_levels ?? [])
    .filter(({ id }) => !goneLevels.has(id))
    .map((each) => ({
      ...each,
      employee_award_sub_levels: each.employee_award_sub_levels.filter(({ id }) => !gonePoints.has(id)),
    }));
  const levels = found(all, q);
  const level = all.find(({ id }) => id === levelId) ?? levels[0];
  const point =
    level?.employee_award_sub_levels.find(({ id }) => id === pointId) ?? level?.employee_award_sub_levels[0];
  const adds = can(module, 'ADD');
  const add = () => setEditing({ kind: 'level', id: null });

  return (
    <Page
      title="Awards"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Awards' }]}
      add={adds ? { label: 'Add level', onClick: add } : undefined}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconCalculator size={16} />}
            disabled={all.length === 0}
            onClick={() => setOpened('calculator')}
          >
            Calculator
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" rightSection={<IconChevronDown size={14} />}>
                Pay guide
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {adds ? (
                <>
                  <Menu.Item leftSection={<IconFileImport size={16} />} onClick={() => setOpened('masters')}>
                    Take over master awards
                  </Menu.Item>
                  <Menu.Item leftSection={<IconFileImport size={16} />} onClick={() => setOpened('guide')}>
                    Import pay guide CSV
                  </Menu.Item>
                </>
              ) : null}
              <Menu.Item
                leftSection={<IconDownload size={16} />}
                disabled={all.length === 0}
                onClick={() => saveAwardRates(all, day)}
              >
                Download rates of {dayText(day)} as CSV
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      }
      toolbar={
        all.length > 0 ? (
          <Group gap={8}>
            <TextInput
              aria-label="Search levels, ages and pay points"
              placeholder="Search levels, ages and pay points"
              leftSection={<IconSearch size={16} />}
              w={{ base: '100%', sm: 300 }}
              value={q}
              onChange={(event) => search({ q: event.currentTarget.value || undefined })}
            />
            <Group gap={8} wrap="nowrap">
              <span className="muted">Rates on</span>
              <DayInput
                aria-label="Rates on"
                w={150}
                daysOnly
                value={day}
                onChange={(next) => next && search({ on: next === today ? undefined : next })}
              />
            </Group>
          </Group>
        ) : undefined
      }
    >
      {!data ? (
        error ? (
          <Failed onRefresh={refetch} />
        ) : (
          <Skeleton height={360} />
        )
      ) : all.length === 0 ? (
        <NothingYet
          title="No award levels yet"
          line={
            adds
              ? 'Take over master awards, import pay guide rows, or add a level.'
              : 'Your client admin has not set up awards yet.'
          }
          addLabel="Import pay guide rows"
          onAdd={adds ? () => setOpened('masters') : undefined}
        />
      ) : levels.length === 0 ? (
        <NothingMatches onClear={() => search({ q: undefined })} />
      ) : (
        <div className={classes.layout}>
          <AwardTree
            levels={levels}
            day={day}
            chosen={level ? { level: level.id, point: pointId ? (point?.id ?? null) : null } : null}
            onChoose={choose}
          />
          <div ref={detail}>
            {level ? (
              <LevelDetail level={level} point={point} day={day} today={today} onEdit={setEditing} />
            ) : null}
          </div>
        </div>
      )}
      {editing ? (
        <AwardForm
          editing={editing}
          onClose={(added) => {
            if (added)
              choose(
                editing.kind === 'level'
                  ? { level: added, point: null }
                  : { level: editing.level, point: added },
              );
            setEditing(null);
          }}
        />
      ) : null}
      <Suspense fallback={null}>
        {opened === 'calculator' ? (
          <Calculator levels={all} today={today} begins={point?.id ?? null} onClose={() => setOpened(null)} />
        ) : null}
        {opened === 'masters' ? (
          <TakeOver levels={all} today={today} onClose={() => setOpened(null)} />
        ) : null}
        {opened === 'guide' ? <ImportGuide levels={all} onClose={() => setOpened(null)} /> : null}
      </Suspense>
    </Page>
  );
}
