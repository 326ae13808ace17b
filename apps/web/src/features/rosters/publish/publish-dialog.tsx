import { useMemo } from 'react';
import { useCommand } from '#data/hooks.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { Roster } from '../grid/use-roster-week.ts';
import type { Week } from '../grid/week-types.ts';
import { rosterCountInWords } from '../roster-words.ts';
import { publishRoster } from './publish-command.ts';
import { PublishContent } from './publish-content.tsx';
import { overlapsToFix, publishPreview } from './publish-preview.ts';
import { showShifts } from './show-shifts.ts';

/** Shows what publishing changes for each person, before it is done. It stays up to date while it is open. */
export function PublishDialog({
  roster,
  week,
  onClose,
}: {
  roster: Pick<Roster, 'range' | 'refetch'>;
  week: Week;
  onClose: () => void;
}) {
  const preview = useMemo(() => publishPreview(week), [week]);
  const overlaps = useMemo(() => overlapsToFix(week, preview), [week, preview]);
  const count = preview.shift_ids.length;
  const [publish, publishing] = useCommand(publishRoster, {
    success: ({ publish_roster }) => `${rosterCountInWords(publish_roster.affected_rows, 'shift')} published`,
    onThrough: () => {
      roster.refetch();
      onClose();
    },
  });
  return (
    <Dialog title={`Publish ${rosterCountInWords(count, 'shift')}`} onClose={onClose} locked={publishing}>
      <PublishContent
        week={week}
        preview={preview}
        overlaps={overlaps}
        publishing={publishing}
        onShow={(shift_ids) => {
          onClose();
          showShifts(shift_ids);
        }}
        onPublish={() =>
          void publish({
            clinic_id: roster.range.clinic,
            from: roster.range.from,
            until: roster.range.until,
            ids: [...preview.shift_ids],
          })
        }
        onClose={onClose}
      />
    </Dialog>
  );
}
