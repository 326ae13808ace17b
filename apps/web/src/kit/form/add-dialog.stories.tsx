import { Group } from '@mantine/core';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { AddDialog } from './add-dialog.tsx';

/** Shared data of a client and of the platform, and records that use it, all added in the same dialog. */
const masters = [
  'clinic_contact_types',
  'client_document_categories',
  'client_task_levels',
  'master_brands',
  'client_sources',
  'clinic_expenses',
];

export const stories = [
  story('Add master', () => (
    <Group align="flex-start">
      {masters.map((table) => (
        <Opener key={table} label={resourceOf(table).singular}>
          {(end) => <AddDialog table={table} onClose={() => end('no')} onAdded={(id) => end('yes', [id])} />}
        </Opener>
      ))}
    </Group>
  )),
];
