import { Button, Group, Menu, Paper, Text, Title } from '@mantine/core';
import { experienceText } from '@operatory/domain';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { askAndRemove } from '#kit/actions/ask-and-remove.ts';
import { listOperations } from '#kit/definition/list-query.ts';
import { useCan } from '#session/permissions.ts';
import { DotsButton } from '#ui/dots-button.tsx';
import { Pill } from '#ui/pill.tsx';
import type { AwardLevel, AwardSubLevel } from './award-data.ts';
import type { AwardEditing } from './award-form.tsx';
import { levelForm, pointForm } from './award-forms.ts';
import { awardDayInWords, payPointText } from './award-words.ts';
import classes from './awards.module.css';
import { PayTable } from './pay-table.tsx';
import { RateHistory } from './rate-history.tsx';

const module = 'employee-awards';

/**
 * An award level: the staff it applies to, the pay for each kind of day, and the rates of the chosen pay
 * point.
 */
export function LevelDetail({
  level,
  point,
  day,
  today,
  onEdit,
}: {
  level: AwardLevel;
  point: AwardSubLevel | undefined;
  day: string;
  today: string;
  onEdit: (editing: AwardEditing) => void;
}) {
  const can = useCan();
  const editable = can(module, 'EDIT');
  const asks = [
    level.service_type,
    level.employee_type?.name,
    level.is_age_required ? 'By age' : null,
    level.is_payPoint_required ? 'By pay point' : null,
    level.is_experience_required ? experienceText(level) || 'By experience' : null,
    level.is_overtime_sunday ? 'Sunday is overtime' : null,
    level.is_overtime_public_holidays ? 'Public holidays are overtime' : null,
  ].filter(Boolean);
  return (
    <div className={classes.detail}>
      <Paper p={16} component="section" aria-label={level.name}>
        <div className={classes.head}>
          <div style={{ minWidth: 0 }}>
            <Group gap={8}>
              <Title order={2}>{level.name}</Title>
              {level.status === 'INACTIVE' ? <Pill hue="gray">Inactive</Pill> : null}
            </Group>
            <Text size="sm" c="var(--op-muted)">
              {[...asks, `Rates on ${awardDayInWords(day)}`].join(' · ')}
            </Text>
          </div>
          <Group gap={8} wrap="nowrap">
            {can(module, 'ADD') ? (
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                onClick={() => onEdit({ kind: 'point', id: null, level: level.id })}
              >
                Add pay point
              </Button>
            ) : null}
            <LevelMenu level={level} point={point} onEdit={onEdit} />
          </Group>
        </div>
        {level.employee_award_sub_levels.length === 0 ? (
          <Text size="sm" c="var(--op-muted)" mt={16}>
            No pay points yet. Add one to see what each kind of day pays.
          </Text>
        ) : null}
        <div style={{ marginBlockStart: 12 }}>
          <PayTable key={level.id} level={level} point={point} day={day} editable={editable} />
        </div>
      </Paper>
      {point ? (
        <Paper p={16}>
          <RateHistory
            key={point.id}
            levelName={level.name}
            point={point}
            today={today}
            editable={editable}
          />
          {point.description ? (
            <Text size="sm" c="var(--op-muted)" mt={8}>
              {point.description}
            </Text>
          ) : null}
        </Paper>
      ) : null}
    </div>
  );
}

function LevelMenu({
  level,
  point,
  onEdit,
}: {
  level: AwardLevel;
  point: AwardSubLevel | undefined;
  onEdit: (editing: AwardEditing) => void;
}) {
  const can = useCan();
  const [edits, deletes] = [can(module, 'EDIT'), can(module, 'DELETE')];
  if (!edits && !deletes) return null;
  const pointName = point && payPointText(point);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <DotsButton aria-label={`Actions for ${level.name}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {edits ? (
          <Menu.Item
            leftSection={<IconPencil size={16} />}
            onClick={() => onEdit({ kind: 'level', id: level.id })}
          >
            Edit level
          </Menu.Item>
        ) : null}
        {edits && point ? (
          <Menu.Item
            leftSection={<IconPencil size={16} />}
            onClick={() => onEdit({ kind: 'point', id: point.id, level: level.id })}
          >
            Edit pay point {pointName}
          </Menu.Item>
        ) : null}
        {deletes && point && pointName ? (
          <Menu.Item
            c="var(--op-red-ink)"
            leftSection={<IconTrash size={16} />}
            onClick={() =>
              void askAndRemove(pointForm, listOperations(pointForm), { id: point.id, name: pointName })
            }
          >
            Delete pay point {pointName}
          </Menu.Item>
        ) : null}
        {deletes ? (
          <Menu.Item
            c="var(--op-red-ink)"
            leftSection={<IconTrash size={16} />}
            onClick={() =>
              void askAndRemove(levelForm, listOperations(levelForm), { id: level.id, name: level.name })
            }
          >
            Delete level
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
