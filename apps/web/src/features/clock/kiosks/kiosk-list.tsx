import { Button } from '@mantine/core';
import { isNull, not } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useCommand } from '#data/hooks.ts';
import type { ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { OpenKioskDialog } from './open-kiosk-dialog.tsx';

const closeKiosk = graphql(`
  mutation closeKiosk($id: uuid!) { close_kiosk(id: $id) { id } }
`);

const action: ListColumn<RecordRow> = {
  key: 'action',
  label: 'Action',
  select: 'id',
  needs: null,
  csv: null,
  width: 110,
  render: (row) => (row.closed_at === null ? <CloseKiosk id={row.id} name={String(row.name)} /> : null),
};

/** Closes a kiosk immediately, even if its device is lost. */
function CloseKiosk({ id, name }: { id: string; name: string }) {
  const [close, closing] = useCommand(closeKiosk, { success: 'Kiosk closed' });
  async function ask() {
    const sure = await confirmDialog({
      title: 'Close kiosk',
      text: `Nobody can clock in at ${name} any more. Entries that it has not sent yet can’t be sent.`,
      confirm: 'Close kiosk',
      danger: true,
    });
    if (sure) await close({ id });
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={closing}
      aria-label={`Close kiosk: ${name}`}
      onClick={() => void ask()}
    >
      Close
    </Button>
  );
}

const { form: _, ...list } = moduleList(resourceOf('clinic_kiosks'), 'Kiosks');
const definition: ListDefinition<RecordRow> = {
  ...list,
  select: 'id name closed_at',
  columns: [...list.columns.slice(0, 1), action, ...list.columns.slice(1)],
  chips: [
    { key: 'open', label: 'Open', dot: 'green', needs: 'closed_at', where: isNull('closed_at') },
    { key: 'closed', label: 'Closed', dot: 'gray', needs: 'closed_at', where: not(isNull('closed_at')) },
  ],
  emptyLine: 'Open a tablet at the clinic as a kiosk, so that people can clock in with their PIN.',
  ownForm: {
    label: 'Open this device as a kiosk',
    allowed: ({ grants }) => grants.includes('clinic-rosters:EDIT'),
    render: (_form, onClose) => <OpenKioskDialog onClose={() => onClose()} />,
  },
};

export const KioskList = () => <ResourceList definition={definition} />;
