import { Checkbox, Text, TextInput } from '@mantine/core';
import { addDays, rateOn } from '@operatory/domain';
import { dayProblem, isDate, money, validate } from '@operatory/resource';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import { type AwardSubLevel, setAwardRate, subLevelTimeoutMilliseconds } from './award-data.ts';
import { awardDayInWords, dollars, payPointText } from './award-words.ts';

const field = money({ required: true, label: 'Base hourly rate', max: 9_999_999.99 });

/** The first 1 July after a day, because pay guides change on that date. */
const nextJuly = (today: string): string => {
  const year = Number(today.slice(0, 4));
  return today < `${year}-07-01` ? `${year}-07-01` : `${year + 1}-07-01`;
};

/** The dialog to add a base rate to a pay point from a given day. Rates of earlier days do not change. */
export function NewRateDialog({
  levelName,
  point,
  today,
  onClose,
}: {
  levelName: string;
  point: AwardSubLevel;
  today: string;
  onClose: () => void;
}) {
  const [from, setFrom] = useState(nextJuly(today));
  const [price, setPrice] = useState('');
  const [past, setPast] = useState(false);
  const [tried, setTried] = useState(false);
  const [save, saving] = useCommand(setAwardRate, {
    success: `New rate from ${isDate(from) ? awardDayInWords(from) : from}`,
    timeoutMilliseconds: subLevelTimeoutMilliseconds,
  });
  const rates = point.employee_award_rates;
  const same = rates.find(({ effective_from }) => effective_from === from);
  const before = isDate(from) ? rateOn(rates, addDays(from, -1)) : undefined;
  const isPast = isDate(from) && from < today;
  const problem = validate('base_price', field, price.trim());
  const dayWrong = from === '' ? 'From is required' : dayProblem(from);

  async function submit() {
    setTried(true);
    if (problem || dayWrong || (isPast && !past)) return;
    const answer = await save({ id: point.id, from, price: price.trim(), past });
    if (answer.ok) onClose();
  }

  return (
    <DialogForm title="New rate" save="Save rate" saving={saving} onSave={submit} onClose={onClose}>
      <Text size="sm" c="var(--op-muted)">
        {levelName}, {payPointText(point)}
      </Text>
      <TextInput
        data-autofocus
        label="Base hourly rate"
        withAsterisk
        inputMode="decimal"
        autoComplete="off"
        leftSection="$"
        value={price}
        error={tried ? problem : null}
        onChange={(event) => setPrice(event.currentTarget.value)}
      />
      <DayInput
        label="From"
        description="Pay guides change every 1 July"
        withAsterisk
        value={from}
        error={tried ? dayWrong : null}
        onChange={(day) => {
          setFrom(day ?? '');
          setPast(false);
        }}
      />
      {before && isDate(from) ? (
        <Text size="sm">
          Until {awardDayInWords(addDays(from, -1))} the rate stays {dollars(before.base_price)}.
        </Text>
      ) : null}
      {same ? (
        <Text size="sm" role="status">
          This replaces {dollars(same.base_price)}, which is already recorded from this date.
        </Text>
      ) : null}
      {isPast ? (
        <Checkbox
          label={`${awardDayInWords(from)} has passed. Pay changes from then on.`}
          checked={past}
          error={tried && !past ? 'Confirm this, or choose a later date' : null}
          onChange={(event) => setPast(event.currentTarget.checked)}
        />
      ) : null}
    </DialogForm>
  );
}
