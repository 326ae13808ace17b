import { Button, Group, Stack, Text } from '@mantine/core';
import { codesOf, hasCheckDigit } from '@operatory/domain';
import { mayChange } from '#kit/definition/allowed.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { openAddForm } from '#kit/fields/adding.ts';
import { moduleList } from '#kit/resource/module-list.ts';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';

const table = 'clinic_im_products';

/**
 * The code to store for a product: of a GS1 code only the EAN-13, because the full code identifies one lot
 * and would not match the next one.
 */
const ownCode = (code: string): string =>
  hasCheckDigit(code)
    ? code
    : (codesOf(code).find((each) => each.length === 13 && hasCheckDigit(each)) ?? code);

/** Shows that no product has the code; users who may add products can add one with it. */
export function UnknownCode({
  code,
  onAdded,
  onScan,
  onClose,
}: {
  code: string;
  onAdded: () => void;
  onScan: () => void;
  onClose: () => void;
}) {
  const me = useMe();
  async function add() {
    const list = moduleList(resourceOf(table), '');
    const id = await openAddForm({
      called: '',
      list: readablePart(
        {
          ...list,
          form: (list.form ?? []).filter(({ name }) => name !== 'unique_scan_id'),
          derive: () => ({ unique_scan_id: ownCode(code) }),
        },
        me,
      ),
    });
    if (id) onAdded();
  }
  return (
    <Dialog title="Code not found" onClose={onClose}>
      <Stack gap={16}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          No product or lot has the code <b>{code}</b>.
        </Text>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onScan}>
            Scan another
          </Button>
          {mayChange(table, 'insert', me) ? (
            <Button data-autofocus onClick={() => void add()}>
              Add product with this code
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Dialog>
  );
}
