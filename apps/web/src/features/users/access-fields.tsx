import { ActionIcon, Button, Group, MultiSelect, Select, Stack, Text } from '@mantine/core';
import { grantableRoles, roles } from '@operatory/domain';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import {
  type AccessDraft,
  type CustomRole,
  type RoleDraft,
  wantsClinic,
  withClinics,
} from './access-draft.ts';
import { useActor } from './person-rows.ts';

const customRoles = graphql(`
  query customRoles { user_custom_roles(order_by: [{ name: asc }]) { id name clinic_id base_user_role_id } }
`);

/** The custom roles that this user may assign; undefined while loading. */
export function useCustomRoles(): readonly CustomRole[] | undefined {
  const seen = useCan()('role_management');
  const actor = useActor();
  const { data } = useQueryData(customRoles, {}, { pause: !seen });
  const given = new Set(grantableRoles(actor.role).map(({ id }) => id));
  if (!seen) return [];
  return data?.user_custom_roles.filter(({ base_user_role_id }) => given.has(base_user_role_id));
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Fields for the clinics and roles of a person, and for the clinic where each role applies. Clinics that the
 * user may not change are shown and kept.
 */
export function AccessFields({
  draft,
  onChange,
  customs,
  held = [],
  problem,
}: {
  draft: AccessDraft;
  onChange: (draft: AccessDraft) => void;
  customs: readonly CustomRole[];
  /** The clinics at which the person works now. */
  held?: readonly Named[];
  problem: { readonly roles?: string; readonly clinics?: string } | null;
}) {
  const actor = useActor();
  const { clinics: mine, active } = useClinic();
  const clinics = useMemo(() => {
    const own = mine.filter((clinic) => active.includes(clinic) || draft.clinic_ids.includes(clinic.id));
    return [...own, ...held.filter(({ id }) => !own.some((clinic) => clinic.id === id))];
  }, [mine, active, held, draft.clinic_ids]);
  const beyond = new Set(
    held.filter(({ id }) => !mine.some((clinic) => clinic.id === id)).map(({ id }) => id),
  );
  const nameOf = (id: string) => clinics.find((clinic) => clinic.id === id)?.name ?? '';
  const isMine = ({ clinic_id }: RoleDraft) => clinic_id === null || !beyond.has(clinic_id);

  const offered = grantableRoles(actor.role);
  const options = [
    { group: 'Roles', items: offered.map(({ id, title }) => ({ value: `role:${id}`, label: title })) },
    ...(customs.length > 0
      ? [
          {
            group: 'Custom roles',
            items: customs.map(({ id, name, clinic_id }) => ({
              value: `custom:${id}`,
              label: clinic_id && nameOf(clinic_id) ? `${name} (${nameOf(clinic_id)})` : name,
            })),
          },
        ]
      : []),
  ];
  const titleOf = (choice: string) =>
    options.flatMap(({ items }) => items).find(({ value }) => value === choice)?.label ??
    roles.find(({ id }) => choice === `role:${id}`)?.title ??
    'Custom role';
  /** `at` is the clinic of a custom role, which is added to the person's clinics. */
  const setRole = (index: number, part: Partial<RoleDraft>, at?: string) =>
    onChange({
      clinic_ids: at && !draft.clinic_ids.includes(at) ? [...draft.clinic_ids, at] : draft.clinic_ids,
      roles: draft.roles.map((role, place) =>
        place === index ? { ...role, ...part, ...(at ? { clinic_id: at } : {}) } : role,
      ),
    });
  const places = [
    { value: '', label: 'All their clinics' },
    ...draft.clinic_ids.map((id) => ({ value: id, label: nameOf(id) })),
  ];

  return (
    <Stack gap={16}>
      <MultiSelect
        label="Clinics"
        description="Where they work. The first is the home clinic."
        withAsterisk={wantsClinic(draft)}
        data={clinics.map(({ id, name }) => ({ value: id, label: name, disabled: beyond.has(id) }))}
        value={[...draft.clinic_ids]}
        onChange={(ids) => {
          // Clinics that the user may not remove are kept.
          const kept = draft.clinic_ids.filter((id) => beyond.has(id) && !ids.includes(id));
          onChange(withClinics(draft, [...kept, ...ids]));
        }}
        error={problem?.clinics}
        searchable
        hidePickedOptions
      />
      <div>
        <Text size="sm" fw={550} mb={4}>
          Roles
        </Text>
        <Stack gap={8}>
          {draft.roles.map((role, index) => {
            const custom = customs.find(({ id }) => role.choice === `custom:${id}`);
            const fixed = !isMine(role);
            return (
              <Group key={index} gap={8} wrap="nowrap" align="flex-start">
                {fixed ? (
                  <Text size="sm" flex={1} py={8}>
                    {titleOf(role.choice)} · {role.clinic_id ? nameOf(role.clinic_id) : ''}
                  </Text>
                ) : (
                  <>
                    <Select
                      flex={1}
                      aria-label={`Role ${index + 1}`}
                      placeholder="Select a role"
                      data={
                        role.choice === '' ||
                        options.some(({ items }) => items.some(({ value }) => value === role.choice))
                          ? options
                          : [
                              ...options,
                              {
                                group: 'Current role',
                                items: [{ value: role.choice, label: titleOf(role.choice) }],
                              },
                            ]
                      }
                      allowDeselect={false}
                      value={role.choice || null}
                      onChange={(choice) => {
                        const chosen = customs.find(({ id }) => choice === `custom:${id}`);
                        setRole(index, { choice: choice ?? '' }, chosen?.clinic_id ?? undefined);
                      }}
                      error={index === 0 ? problem?.roles : undefined}
                    />
                    <Select
                      flex={1}
                      aria-label={`Clinics for role ${index + 1}`}
                      data={places}
                      allowDeselect={false}
                      disabled={custom?.clinic_id != null}
                      value={(custom?.clinic_id ?? role.clinic_id) || ''}
                      onChange={(clinic) => setRole(index, { clinic_id: clinic || null })}
                    />
                  </>
                )}
                {draft.roles.length > 1 ? (
                  <ActionIcon
                    aria-label={`Remove role ${index + 1}`}
                    size={32}
                    disabled={fixed}
                    onClick={() => onChange({ ...draft, roles: draft.roles.filter((_, at) => at !== index) })}
                  >
                    <IconX size={16} />
                  </ActionIcon>
                ) : null}
              </Group>
            );
          })}
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={14} />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => onChange({ ...draft, roles: [...draft.roles, { choice: '', clinic_id: null }] })}
          >
            Add another role
          </Button>
        </Stack>
      </div>
    </Stack>
  );
}
