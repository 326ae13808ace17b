import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import type { ShiftNames } from '../shift-changes.ts';
import { PublishList } from './publish-list.tsx';
import type { PublishPreview, RosterOverlap } from './publish-preview.ts';
import { notifiedInWords, publishOverlapInWords } from './publish-words.ts';

/** The contents of the publish dialog: the changes, who is notified, and overlaps that prevent publishing. */
export const PublishContent = ({
  week,
  preview,
  overlaps,
  publishing,
  onShow,
  onPublish,
  onClose,
}: {
  week: ShiftNames;
  preview: PublishPreview;
  overlaps: readonly RosterOverlap[];
  publishing: boolean;
  onShow: (shift_ids: readonly string[]) => void;
  onPublish: () => void;
  onClose: () => void;
}) => (
  <Stack gap={16}>
    {overlaps.length > 0 ? (
      <Alert color="red" variant="light" title={publishOverlapInWords(overlaps)}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => onShow(overlaps.flatMap(({ shift_ids }) => shift_ids))}
        >
          Show
        </Anchor>
      </Alert>
    ) : null}
    <Text size="sm">
      {preview.shift_ids.length === 0 ? 'Everything is published.' : notifiedInWords(preview)}
    </Text>
    <PublishList groups={preview.groups} names={week} />
    <DialogFoot
      save="Publish"
      focused
      saving={publishing}
      disabled={preview.shift_ids.length === 0 || overlaps.length > 0}
      onSave={onPublish}
      onCancel={onClose}
    />
  </Stack>
);
