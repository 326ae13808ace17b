import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages, type Role, roleOf, specifiedMessages } from '@operatory/domain';
import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { mayWrite } from '#kit/definition/allowed.ts';
import { type FieldValues, inputValue, problemsOf } from '#kit/definition/record-values.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { TimeInput } from '#kit/fields/time-input.tsx';
import { formOf } from '#kit/resource/from-resource.tsx';
import { useClinic } from '#session/clinic.ts';
import { now } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import { newsRow, scheduleResult, type Timing } from './news-draft.ts';
import { audienceInWords } from './news-foot.tsx';
import { NewsPreview } from './news-preview.tsx';
import classes from './newsfeeds.module.css';

const addNews = graphql<
  { insert_clinic_newsfeeds_one: { id: string; version: number } | null },
  { object: Readonly<Record<string, unknown>> }
>(`
  mutation addNews($object: clinic_newsfeeds_insert_input!) {
    insert_clinic_newsfeeds_one(object: $object) { id version }
  }
`);
const publishNews = graphql(`
  mutation publishNews($id: uuid!, $version: Int!) { publish_newsfeed(id: $id, version: $version) { id } }
`);
const scheduleNews = graphql(`
  mutation scheduleNews($id: uuid!, $version: Int!, $date: date!, $time: String!) {
    schedule_newsfeed(id: $id, version: $version, date: $date, time: $time) { id }
  }
`);

const saves: Readonly<Record<Timing, { readonly button: string; readonly done: string }>> = {
  now: { button: 'Publish', done: 'Published' },
  later: { button: 'Schedule', done: 'Scheduled' },
  draft: { button: 'Save draft', done: 'Draft saved' },
};
const columns = ['title', 'clinic_id', 'audience_roles', 'body', 'media', 'tags', 'must_read'];

/** The dialog to write news: its text and media, its audience, a preview, and the time of publication. */
export function NewsComposer({ onClose }: { onClose: (added?: string) => void }) {
  const me = useMe();
  const { clinic, active } = useClinic();
  const runsAll = roleOf(me.role as Role).actsAs === 'client_admin';
  const fields = formOf(resourceOf('clinic_newsfeeds'), columns)
    .filter(({ name }) => mayWrite('clinic_newsfeeds', 'insert', name, me))
    // Only admins of the whole client can write news for all clinics.
    .map((each) =>
      each.name === 'clinic_id' && !runsAll ? { ...each, field: { ...each.field, required: true } } : each,
    );
  const [timing, setTiming] = useState<Timing>('now');
  const [when, setWhen] = useState({ date: '', time: '09:00' });
  const [tried, setTried] = useState(false);
  const form = useForm<FieldValues>({
    initialValues: Object.fromEntries(
      fields.map(({ name, field }) => [
        name,
        name === 'clinic_id' ? ((clinic ?? (runsAll ? null : active[0]))?.id ?? '') : inputValue(field, null),
      ]),
    ),
    validate: (values) => problemsOf(fields, values),
  });
  const { title, body, media, must_read, audience_roles, clinic_id } = form.values;
  const place = active.find(({ id }) => id === clinic_id);
  const zone = place?.zone ?? me.client.zone;
  const today = useToday(place?.id);
  const time = timing === 'later' ? scheduleResult(when, zone, now()) : { ok: true as const };
  const [add, adding] = useCommand(addNews);
  const [publish, publishing] = useCommand(publishNews);
  const [schedule, scheduling] = useCommand(scheduleNews);
  const isSaving = adding || publishing || scheduling;

  async function save(values: FieldValues) {
    setTried(true);
    if (!time.ok) return;
    const added = await add({ object: newsRow(fields, values) });
    if (!added.ok) return;
    const row = added.data.insert_clinic_newsfeeds_one;
    if (!row) {
      toast.error(specifiedMessages.no_permission);
      return;
    }
    const { ok } =
      timing === 'now'
        ? await publish(row)
        : timing === 'later'
          ? await schedule({ ...row, ...when })
          : { ok: true };
    if (ok) toast.success(saves[timing].done);
    // The news opens next; it is still a draft if its publication failed.
    onClose(row.id);
  }

  const roles = audienceInWords(Array.isArray(audience_roles) ? (audience_roles as string[]) : []);
  const where = place ? `at ${place.name}` : 'at all clinics';
  return (
    <Dialog title="Write news" onClose={() => onClose()} locked={isSaving} wide>
      <form
        noValidate
        onSubmit={form.onSubmit((values) => void save(values))}
        onKeyDown={submitByKeys}
        className={classes.composer}
      >
        <Stack gap={16}>
          {fields.map((field, index) => (
            <FieldInput
              key={form.key(field.name)}
              {...field}
              first={index === 0}
              problems={form.errors}
              input={form.getInputProps(field.name)}
            />
          ))}
          <Stack gap={8}>
            <Text size="sm" fw={550} id="news-timing">
              When
            </Text>
            <SegmentedControl
              aria-labelledby="news-timing"
              w="fit-content"
              data={[
                { value: 'now', label: 'Publish now' },
                { value: 'later', label: 'Schedule' },
                { value: 'draft', label: 'Keep as draft' },
              ]}
              value={timing}
              onChange={(value) => setTiming(value)}
            />
            {timing === 'later' ? (
              <Group gap={12} align="flex-start">
                <DayInput
                  label="Day"
                  required
                  minDate={today}
                  value={when.date || null}
                  error={tried && !time.ok ? messages[time.code] : null}
                  onChange={(date) => setWhen({ ...when, date: date ?? '' })}
                />
                <TimeInput
                  label="Time"
                  required
                  description={`${zone.replaceAll('_', ' ')} time`}
                  value={when.time}
                  onChange={(next: string) => setWhen({ ...when, time: next })}
                />
              </Group>
            ) : null}
          </Stack>
          <DialogFoot save={saves[timing].button} saving={isSaving} onCancel={() => onClose()} />
        </Stack>
        <NewsPreview
          title={String(title ?? '')}
          body={String(body ?? '')}
          media={media}
          isMustRead={must_read === true}
          audience={`${roles ? roles.toLowerCase() : 'everybody'} ${where}`}
        />
      </form>
    </Dialog>
  );
}
