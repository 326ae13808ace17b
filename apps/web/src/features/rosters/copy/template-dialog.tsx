import { Anchor, SegmentedControl, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import type { Roster } from '../grid/use-roster-week.ts';
import type { Week } from '../grid/week-types.ts';
import { ApplyTemplate } from './apply-template.tsx';
import { SaveTemplate } from './save-template.tsx';

export interface TemplateDialogProps {
  readonly roster: Pick<Roster, 'range' | 'refetch'>;
  readonly week: Week;
  /** A day of the displayed week. */
  readonly date: string;
  readonly onClose: () => void;
}

export function TemplateDialog(props: TemplateDialogProps) {
  const [part, setPart] = useState<'apply' | 'save'>('apply');
  const [locked, setLocked] = useState(false);
  const Part = part === 'apply' ? ApplyTemplate : SaveTemplate;
  return (
    <Dialog title="Template" onClose={props.onClose} locked={locked}>
      <Stack gap={16}>
        <SegmentedControl
          aria-label="What to do"
          disabled={locked}
          value={part}
          onChange={(value) => setPart(value === 'save' ? 'save' : 'apply')}
          data={[
            { value: 'apply', label: 'Use a template' },
            { value: 'save', label: 'Save this week as one' },
          ]}
        />
        <Part {...props} onLocked={setLocked} />
        <Anchor component={Link} to="/dashboard/roster/templates" size="sm" w="fit-content">
          All templates
        </Anchor>
      </Stack>
    </Dialog>
  );
}
