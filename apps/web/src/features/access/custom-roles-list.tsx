import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconCopy } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { mayChange } from '#kit/definition/allowed.ts';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useMe } from '#session/session.ts';
import { roleHolders } from './access-documents.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';

export const customRolesList: ListDefinition<RecordRow> = {
  ...moduleList(resourceOf('user_custom_roles'), 'Custom roles'),
  duplicate: messages.name_exists,
  emptyLine: 'No custom roles yet. Add one to change what some people can do, at one clinic or all clinics.',
  related: (row) => <AboutRole id={row.id} name={String(row.name)} />,
};

function AboutRole({ id, name }: { id: string; name: string }) {
  const me = useMe();
  const navigate = useNavigate();
  const [duplicating, setDuplicating] = useState(false);
  const variables = useMemo(() => {
    const where = { j_users_user_roles: { user_custom_role_id: { _eq: id } } };
    return { where, customised: { ...where, user_modules_access: {} } };
  }, [id]);
  const { data } = useQueryData(roleHolders, variables);
  const count = data?.all.aggregate.count;
  const matrixOf = (role: string) => ({ to: '/dashboard/role-management/list' as const, search: { role } });
  return (
    <Stack gap={8} mt={16}>
      <Text size="sm">
        {count === undefined
          ? ''
          : count === 0
            ? 'Nobody has this role yet.'
            : `${count} ${count === 1 ? 'person has' : 'people have'} this role. It can’t be deleted while anyone has it.`}
      </Text>
      <Group gap={8}>
        <Anchor component={Link} size="sm" {...(matrixOf(id) as object)}>
          View access
        </Anchor>
        {mayChange('user_custom_roles', 'insert', me) ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCopy size={14} />}
            onClick={() => setDuplicating(true)}
          >
            Duplicate role
          </Button>
        ) : null}
      </Group>
      {duplicating ? (
        <DuplicateDialog
          role={{ id, name }}
          onClose={() => setDuplicating(false)}
          onDone={(copy) => void navigate(matrixOf(copy))}
        />
      ) : null}
    </Stack>
  );
}
