import { Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { modules as allModules, messages } from '@operatory/domain';
import { IconCopy, IconInfoCircle, IconSearch, IconUsersGroup } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mayChange } from '#kit/definition/allowed.ts';
import { useTypedSearch } from '#kit/filter/use-typed-search.ts';
import { useMe } from '#session/session.ts';
import { Failed, NotAllowed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MatrixSkeleton } from './matrix-skeleton.tsx';
import { choiceOf, mayDifferByClinic, useRoleChoices } from './role-choice.ts';
import { RoleEditor } from './role-editor.tsx';
import classes from './role-management.module.css';
import type { RoleSearch } from './role-search.ts';
import { useModuleTitles } from './use-titles.ts';

const route = getRouteApi('/dashboard/role-management/list');

export function RoleManagementScreen() {
  const me = useMe();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const titleOf = useModuleTitles();
  const { groups, customCount, error, refetch } = useRoleChoices();
  const [explained, setExplained] = useState(false);
  const [duplicating, setDuplicating] = useState(false);
  const choice = groups ? choiceOf(groups, search.role) : undefined;
  const mayAdd = mayChange('user_custom_roles', 'insert', me) && me.grants.includes('user-custom-roles:ADD');
  const change = (next: Partial<RoleSearch>, ignoreBlocker = false) =>
    void navigate({ search: { ...search, ...next }, replace: true, ignoreBlocker });
  const byClinic = choice !== undefined && mayDifferByClinic(choice) && me.clinics.length > 1;
  const [typed, type] = useTypedSearch(search.q ?? '', (q) => change({ q: q || undefined }, true));
  const clinic = byClinic ? me.clinics.find(({ id }) => id === search.clinic) : undefined;

  return (
    <Page
      title={titleOf({ name: 'role_management' })}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: titleOf({ name: 'role_management' }) },
        { label: 'Listing' },
      ]}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconInfoCircle size={16} />}
            onClick={() => setExplained(true)}
          >
            How it works
          </Button>
          {mayAdd && choice?.custom ? (
            <Button
              variant="default"
              leftSection={<IconCopy size={16} />}
              onClick={() => setDuplicating(true)}
            >
              Duplicate role
            </Button>
          ) : null}
          {me.grants.includes('user-custom-roles:VIEW') ? (
            <Button
              variant="default"
              leftSection={<IconUsersGroup size={16} />}
              renderRoot={(props) => <Link to="/dashboard/user-custom-roles/list" {...props} />}
            >
              Custom roles
            </Button>
          ) : null}
        </>
      }
      toolbar={
        <search className={classes.toolbar} aria-label="Role and modules">
          <Select
            className={classes.role ?? ''}
            aria-label="Role"
            placeholder="Select Your Role"
            searchable
            allowDeselect={false}
            nothingFoundMessage={messages.no_custom_role}
            data={(groups ?? []).map(({ group, items }) => ({ group, items: [...items] }))}
            value={choice?.value ?? null}
            onChange={(role) => change({ role: role ?? undefined, clinic: undefined })}
          />
          {byClinic ? (
            <Select
              className={classes.clinic ?? ''}
              aria-label="Clinic"
              allowDeselect={false}
              data={[
                { value: '', label: 'All clinics' },
                ...me.clinics.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={clinic?.id ?? ''}
              onChange={(id) => change({ clinic: id || undefined })}
            />
          ) : null}
          <MultiSelect
            className={classes.modules ?? ''}
            aria-label="Modules"
            placeholder={search.modules?.length ? '' : 'Select Your module'}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Clear modules' }}
            data={allModules
              .filter(({ parent, platform }) => parent === null && (!platform || isPlatform(me.grants)))
              .map((module) => ({ value: module.name, label: titleOf(module) }))}
            value={[...(search.modules ?? [])]}
            onChange={(modules) => change({ modules: modules.length > 0 ? modules : undefined }, true)}
          />
          <TextInput
            data-search
            className={classes.search ?? ''}
            type="search"
            placeholder="Search modules"
            aria-label="Search modules"
            leftSection={<IconSearch size={16} />}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </search>
      }
    >
      {error && !groups ? (
        <Failed onRefresh={refetch} />
      ) : !groups ? (
        <MatrixSkeleton />
      ) : groups.length === 0 ? (
        <NotAllowed />
      ) : choice ? (
        <RoleEditor
          key={`${choice.value} ${clinic?.id ?? ''}`}
          place={{
            user_role_id: choice.custom ? null : Number(choice.value),
            user_custom_role_id: choice.custom?.id ?? null,
            clinic_id: clinic?.id ?? null,
          }}
          modules={search.modules}
          text={search.q ?? ''}
          titleOf={titleOf}
          onClear={() => change({ q: undefined, modules: undefined }, true)}
        />
      ) : (
        <NoRoleChosen none={customCount === 0} mayAdd={mayAdd} />
      )}
      {explained ? <HowItWorks onClose={() => setExplained(false)} /> : null}
      {duplicating && choice?.custom ? (
        <DuplicateDialog
          role={choice.custom}
          onClose={() => setDuplicating(false)}
          onDone={(id) => {
            setDuplicating(false);
            change({ role: id, clinic: undefined });
          }}
        />
      ) : null}
    </Page>
  );
}

const isPlatform = (grants: readonly string[]): boolean => grants.includes('package:clients');

/**
 * Shown before a role is chosen. Without any custom role, it offers to add the first one to users who may.
 */
function NoRoleChosen({ none, mayAdd }: { none: boolean; mayAdd: boolean }) {
  const navigate = route.useNavigate();
  if (!none) return <NothingYet title="Select Your Role" line="Choose a role above to see what it allows." />;
  return (
    <NothingYet
      title={messages.no_custom_role}
      line="Choose a built-in role above, or add a custom role."
      addLabel="Add custom role"
      onAdd={mayAdd ? () => void navigate({ to: '/dashboard/user-custom-roles/add' as string }) : undefined}
    />
  );
}
