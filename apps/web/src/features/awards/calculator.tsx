import { Drawer, Select, Skeleton, Stack, Text } from '@mantine/core';
import { type AwardDayType, awardDayTypes, isAwardDayType, percentOfBase } from '@operatory/domain';
import { dayProblem, isDate, reference } from '@operatory/resource';
import { useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { ReferenceInput } from '#kit/fields/reference-input.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { useOnTop } from '#ui/on-top.ts';
import { type AwardLevel, awardRate, type RateVariables } from './award-data.ts';
import { ageInWords, awardDayInWords, dollars, payPointText } from './award-words.ts';
import classes from './awards.module.css';

const person = reference('users', 'user', { label: 'Person' });

/**
 * A drawer that calculates the hourly rate on a date for one kind of day, of a person or a pay point. A date
 * of birth entered here replaces the person's own.
 */
export default function Calculator({
  levels,
  today,
  begins,
  onClose,
}: {
  levels: readonly AwardLevel[];
  today: string;
  begins: string | null;
  onClose: () => void;
}) {
  const onTop = useOnTop();
  const [user, setUser] = useState<string | null>(null);
  const [birth, setBirth] = useState('');
  const [point, setPoint] = useState(begins);
  const [date, setDate] = useState(today);
  const [type, setType] = useState<AwardDayType>('CASUAL');
  const isComplete = isDate(date) && (point !== null || user !== null) && (birth === '' || isDate(birth));
  return (
    <Drawer opened onClose={onClose} title="Pay calculator" size={440} closeOnEscape={onTop}>
      <Stack gap={16}>
        <ReferenceInput
          data-autofocus
          label="Person"
          description="Their date of birth and their own pay point are used"
          field={person}
          value={user}
          onChange={(id) => {
            setUser(id);
            if (id) setPoint(null);
            else setPoint(begins);
          }}
        />
        <DayInput
          label="Date of birth"
          description={user ? 'Instead of theirs' : 'Decides the age on the day'}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear date of birth' }}
          maxDate={today}
          value={birth}
          error={birth === '' ? null : dayProblem(birth, { from: undefined, to: today })}
          onChange={(day) => setBirth(day ?? '')}
        />
        <Select
          label="Pay point"
          searchable
          clearable={user !== null}
          placeholder={user ? 'Their own' : 'Choose a pay point'}
          data={levels
            .filter(({ employee_award_sub_levels }) => employee_award_sub_levels.length > 0)
            .map((level) => ({
              group: level.name,
              items: level.employee_award_sub_levels.map((each) => ({
                value: each.id,
                label: `${level.name}: ${payPointText(each)}`,
              })),
            }))}
          value={point}
          onChange={setPoint}
        />
        <DayInput label="On" withAsterisk value={date} onChange={(day) => setDate(day ?? '')} />
        <Select
          label="Kind of day"
          allowDeselect={false}
          data={awardDayTypes.map(({ value, label }) => ({ value, label }))}
          value={type}
          onChange={(value) => value && isAwardDayType(value) && setType(value)}
        />
        <Result ready={isComplete} variables={{ user, birth: birth || null, id: point, date, type }} />
      </Stack>
    </Drawer>
  );
}

function Result({ ready, variables }: { ready: boolean; variables: RateVariables }) {
  const { data, error, fetching, refetch } = useQueryData(awardRate, variables, { pause: !ready });
  if (!ready)
    return (
      <Text size="sm" c="var(--op-muted)">
        Choose a pay point or a person.
      </Text>
    );
  if (!data && fetching) return <Skeleton height={120} />;
  if (!data) return error ? <Failed onRefresh={refetch} /> : null;
  const found = data.award_rate;
  return (
    <section className={classes.result} aria-label="Result" aria-live="polite">
      {found === null ? (
        <Text size="sm">This person has no pay point yet. Choose one above.</Text>
      ) : (
        <>
          <div className={classes.big}>
            {dollars(found.rate)} <span className={classes.quiet}>an hour</span>
          </div>
          <Text size="sm" c="var(--op-muted)">
            {[
              found.level,
              payPointText(found),
              found.base_price === null
                ? 'No rate is in force on this date'
                : `${dollars(found.base_price)} base from ${awardDayInWords(found.effective_from ?? '')}`,
              found.percentage === null
                ? 'No percentage for this kind of day'
                : `${percentOfBase(found.percentage)} % of base`,
            ].join(' · ')}
          </Text>
          <Text size="sm" mt={8}>
            {found.label === null
              ? 'Add a date of birth to see which age applies.'
              : `Paid as ${ageInWords(found.label).toLowerCase()} on this date.`}
          </Text>
          {found.label !== null && !found.fits ? (
            <Text size="sm" c="var(--op-orange-ink)" role="alert">
              This pay point is for {ageInWords(found.age).toLowerCase() || 'another age'}. Choose one for
              their age.
            </Text>
          ) : null}
        </>
      )}
    </section>
  );
}
