import { Checkbox, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { rowOfMaster } from '@operatory/domain';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { type AwardLevel, importMaster, masterAwards } from './award-data.ts';
import { dayText, dollars, payPointText } from './award-words.ts';
import classes from './awards.module.css';
import { GuidePreview } from './guide-preview.tsx';

/**
 * The dialog to copy lines of the platform's pay guide to the client's own levels. It shows the changes
 * before they are saved.
 */
export default function TakeOver({
  levels,
  today,
  onClose,
}: {
  levels: readonly AwardLevel[];
  today: string;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQueryData(masterAwards, {});
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isPreview, setIsPreview] = useState(false);
  const [tried, setTried] = useState(false);
  const [take, taking] = useCommand(importMaster, {
    success: ({ import_master }) =>
      `${import_master?.affected_rows ?? 0} ${import_master?.affected_rows === 1 ? 'row' : 'rows'} taken over`,
  });
  const masters = data?.master_employee_awards ?? [];
  const wanted = text.trim().toLowerCase();
  const shown = masters.filter(({ name, job_role, job_level }) =>
    [name, job_role, job_level].some((each) => each?.toLowerCase().includes(wanted)),
  );
  const picked = masters.filter(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], on: boolean) =>
    setChosen(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  const isAll = shown.length > 0 && shown.every(({ id }) => chosen.has(id));

  return (
    <Dialog title="Take over master awards" onClose={onClose} locked={taking}>
      {isPreview ? (
        <GuidePreview
          levels={levels}
          rows={picked.map((master) => rowOfMaster(master, today))}
          saving={taking}
          onCancel={() => setIsPreview(false)}
          onSave={({ from, correct }) =>
            void take({ ids: picked.map(({ id }) => id), from, correct }).then((answer) => {
              if (answer.ok) onClose();
            })
          }
        />
      ) : !data ? (
        error ? (
          <Failed onRefresh={refetch} />
        ) : (
          <Skeleton height={240} />
        )
      ) : (
        <Stack gap={16}>
          <TextInput
            data-autofocus
            aria-label="Search master awards"
            placeholder="Search master awards"
            leftSection={<IconSearch size={16} />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {shown.length === 0 ? (
            <Text size="sm" c="var(--op-muted)">
              {masters.length === 0 ? 'There are no master awards yet.' : 'No results'}
            </Text>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
            <section className={classes.rows} tabIndex={0} aria-label="Master awards">
              <table>
                <thead>
                  <tr>
                    <th>
                      <Checkbox
                        aria-label="Select all"
                        checked={isAll}
                        onChange={() =>
                          toggle(
                            shown.map(({ id }) => id),
                            !isAll,
                          )
                        }
                      />
                    </th>
                    <th>Name</th>
                    <th data-numeric>Rate</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((master) => (
                    <tr key={master.id}>
                      <td>
                        <Checkbox
                          aria-label={`Select ${master.name}, ${payPointText(rowOfMaster(master, today))}`}
                          checked={chosen.has(master.id)}
                          onChange={(event) => toggle([master.id], event.currentTarget.checked)}
                        />
                      </td>
                      <td>
                        {master.name}
                        <span className={`${classes.hint} ${classes.quiet}`}>
                          {payPointText(rowOfMaster(master, today))}, from{' '}
                          {master.effective_from ? dayText(master.effective_from) : 'today'}
                        </span>
                      </td>
                      <td data-numeric>{dollars(master.pay_per_hour)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          {tried && picked.length === 0 ? (
            <Text size="sm" c="var(--op-red-ink)" role="alert">
              Please Select Master employee award
            </Text>
          ) : null}
          <DialogFoot
            save="Preview"
            onSave={() => {
              setTried(true);
              if (picked.length > 0) setIsPreview(true);
            }}
            onCancel={onClose}
          />
        </Stack>
      )}
    </Dialog>
  );
}
