import { Checkbox, Select, Stack, Text } from '@mantine/core';
import { type KnownLevel, type PayGuideRow, type PlannedRow, planPayGuide, rateOn } from '@operatory/domain';
import { useState } from 'react';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { Pill } from '#ui/pill.tsx';
import type { AwardLevel } from './award-data.ts';
import { dayText, dollars, payPointText } from './award-words.ts';
import classes from './awards.module.css';

export interface GuideOptions {
  readonly from: string | null;
  readonly correct: boolean;
}

/** The levels in the shape that the comparison with a pay guide takes. */
export const knownLevelsOf = (levels: readonly AwardLevel[]): readonly KnownLevel[] =>
  levels.map(({ employee_award_sub_levels, ...level }) => ({
    ...level,
    sub_levels: employee_award_sub_levels.map(({ employee_award_rates, ...point }) => ({
      ...point,
      rates: employee_award_rates,
    })),
  }));

const effects = {
  level: { words: 'New level', hue: 'teal' },
  pay_point: { words: 'New pay point', hue: 'teal' },
  rate: { words: 'New rate', hue: 'blue' },
  correction: { words: 'Corrects', hue: 'orange' },
  none: { words: 'Already there', hue: 'gray' },
} as const;

/** The base rate that now applies on the row's first day. */
const keptRate = (levels: readonly KnownLevel[], { sub_level_id, row }: PlannedRow): string | undefined =>
  rateOn(
    levels.flatMap(({ sub_levels }) => sub_levels).find(({ id }) => id === sub_level_id)?.rates ?? [],
    row.effective_from,
  )?.base_price;

export function GuidePreview({
  levels,
  rows,
  saving,
  onSave,
  onCancel,
}: {
  levels: readonly AwardLevel[];
  rows: readonly PayGuideRow[];
  saving: boolean;
  onSave: (options: GuideOptions) => void;
  onCancel: () => void;
}) {
  const [from, setFrom] = useState<string | null>(null);
  const [correct, setCorrect] = useState(false);
  const known = knownLevelsOf(levels);
  const planned = planPayGuide(known, rows);
  const count = planned.filter(
    ({ effect }) => effect !== 'none' && (correct || effect !== 'correction'),
  ).length;
  const corrections = planned.filter(({ effect }) => effect === 'correction').length;
  return (
    <Stack gap={16}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section className={classes.rows} tabIndex={0} aria-label="Preview">
        <table>
          <thead>
            <tr>
              <th>Level</th>
              <th data-numeric>Rate</th>
              <th>What happens</th>
            </tr>
          </thead>
          <tbody>
            {planned.map((each, index) => (
              <tr key={index}>
                <td>
                  {each.row.name}
                  <span className={`${classes.hint} ${classes.quiet}`}>
                    {payPointText(each.row)}, from {dayText(each.row.effective_from)}
                  </span>
                </td>
                <td data-numeric>
                  {each.effect === 'correction' ? `${dollars(keptRate(known, each))} → ` : null}
                  {dollars(each.row.base_price)}
                </td>
                <td>
                  <Pill hue={effects[each.effect].hue}>{effects[each.effect].words}</Pill>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {planned.some(({ effect }) => effect === 'level') && levels.length > 0 ? (
        <Select
          label="Percentages of new levels"
          description="Copied from a level you already have, or typed later"
          clearable
          placeholder="None"
          data={levels.map(({ id, name }) => ({ value: id, label: name }))}
          value={from}
          onChange={setFrom}
        />
      ) : null}
      {corrections > 0 ? (
        <Checkbox
          label={`Correct ${corrections === 1 ? 'the rate that differs' : `the ${corrections} rates that differ`}. Pay changes from those dates on.`}
          checked={correct}
          onChange={(event) => setCorrect(event.currentTarget.checked)}
        />
      ) : null}
      {count === 0 ? (
        <Text size="sm" role="status">
          Nothing new: all of these rates are already there.
        </Text>
      ) : null}
      <DialogFoot
        save={count === 0 ? 'Take over' : `Take over ${count}`}
        disabled={count === 0}
        saving={saving}
        onSave={() => onSave({ from, correct })}
        onCancel={onCancel}
      />
    </Stack>
  );
}
