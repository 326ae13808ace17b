import { matches } from '@operatory/resource';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/permissions/actions.ts';
import { type EffectiveInput, effectiveGrants } from '../src/permissions/effective.ts';
import { roleDefaults } from '../src/permissions/role-defaults.ts';
import type { Role } from '../src/permissions/roles.ts';
import {
  askExtension,
  askReassign,
  decideRequest,
  earliestExtension,
  mayAccept,
  mayCancelRequest,
  requestTag,
} from '../src/tasks/request-rules.ts';
import type { TaskStatus } from '../src/tasks/task-choices.ts';
import {
  isOnlyLinked,
  readsOthersTasks,
  readsTask,
  relationOf,
  type TaskFacts,
  type TaskRelation,
  type TaskViewer,
} from '../src/tasks/task-facts.ts';
import {
  activeTasks,
  byDay,
  dueOf,
  dueOn,
  nameContains,
  shortDescription,
  tasksOf,
} from '../src/tasks/task-filters.ts';
import { changeStatus, isInEditWindow, mayEdit, menuOf } from '../src/tasks/task-rules.ts';

const now = '2026-11-21T02:00:00Z';
const task: TaskFacts = {
  status: 'PENDING',
  task_status: 'Active',
  assigned_by_user_id: 'boss',
  assigned_to_user_id: 'mia',
  clinic_id: 'manly',
  created_at: '2026-11-20T02:00:00Z',
  deadline_date: '2026-11-25',
  linked_user_ids: ['lin'],
  pending: [],
};
const viewer = (
  user_id: string,
  role: Role = 'client_employee',
  clinics = ['manly'],
  more: Partial<EffectiveInput> = {},
): TaskViewer => {
  const saved = roleDefaults(role).map(({ module, default_actions }) => ({
    module: module.name,
    default_actions,
    saved_data_actions: default_actions,
  }));
  const grants = effectiveGrants({ role, packageId: 1, roleAccess: saved, ...more });
  return { user_id, role, clinic_ids: clinics, grants };
};
const without = (module: string, ...actions: readonly Action[]): Partial<EffectiveInput> => ({
  userAccess: [{ module, default_actions: [], default_disabled_actions: actions }],
});
const lost: Partial<EffectiveInput> = { packageWithout: ['tasks'] };
const approving: Partial<EffectiveInput> = {
  userAccess: [
    {
      module: 'task-requests-approvers',
      default_actions: ['VIEW', 'EDIT'],
      default_disabled_actions: [],
    },
  ],
};
const menu = (facts: TaskFacts, who: TaskViewer) =>
  Object.entries(menuOf(facts, relationOf(facts, who), who))
    .filter(([, may]) => may)
    .map(([name]) => name)
    .join(' ');

describe('the task menu', () => {
  it.each<[string, Partial<TaskFacts>, TaskViewer, string]>([
    ['offers an assignee reassignment and extension', {}, viewer('mia'), 'reassign extension'],
    ['offers a linked user reassignment and extension', {}, viewer('lin'), 'reassign extension'],
    [
      'offers an employee who assigned the task a change of assignee and editing',
      {},
      viewer('boss'),
      'changeUser edit',
    ],
    [
      'offers a clinic_admin requests, editing and deletion',
      {},
      viewer('ka', 'clinic_admin'),
      'reassign extension edit delete',
    ],
    ['offers a clinic_admin of another clinic nothing', {}, viewer('ka', 'clinic_admin', ['mosman']), ''],
    [
      'offers a client_admin requests, editing and deletion',
      {},
      viewer('ca', 'client_admin', []),
      'reassign extension edit delete',
    ],
    ['offers an unrelated employee nothing', {}, viewer('zed'), ''],
    [
      'offers an assignee only reassignment while an extension is pending',
      { pending: ['extension'] },
      viewer('mia'),
      'reassign',
    ],
    [
      'offers no extension to an assignee who may not request one',
      {},
      viewer('mia', 'client_employee', ['manly'], without('task-extension-requests', 'ADD')),
      'reassign',
    ],
    [
      'offers no reassignment to an assignee who may not request one',
      {},
      viewer('mia', 'client_employee', ['manly'], without('task-reassign-requests', 'ADD')),
      'extension',
    ],
    [
      'offers an assignee only archiving of a finished task',
      { status: 'FINISHED' },
      viewer('mia'),
      'archive',
    ],
    [
      'offers an assigner only archiving of a finished task',
      { status: 'FINISHED' },
      viewer('boss'),
      'archive',
    ],
    ['offers an assignee nothing on a reassigned task', { status: 'REASSIGNED' }, viewer('mia'), ''],
    [
      'offers an assigner only a change of assignee on a reassigned task',
      { status: 'REASSIGNED' },
      viewer('boss'),
      'changeUser',
    ],
    [
      'offers an assigner only restoring of an archived task',
      { status: 'FINISHED', task_status: 'InActive' },
      viewer('boss'),
      'restore',
    ],
    [
      'offers an assigner only a change of assignee on an unassigned task',
      { assigned_to_user_id: null },
      viewer('boss'),
      'changeUser',
    ],
  ])('%s', (_, change, who, expected) => {
    expect(menu({ ...task, ...change }, who)).toBe(expected);
  });
});

describe('reading a task', () => {
  const asked: Partial<TaskFacts> = { pending: ['extension'] };
  it.each<[string, Partial<TaskFacts>, TaskViewer, boolean]>([
    ['is allowed to the assignee', {}, viewer('mia'), true],
    [
      'is refused to the assignee if the package lacks tasks',
      {},
      viewer('mia', 'client_employee', ['manly'], lost),
      false,
    ],
    [
      'is refused to a client_admin if the package lacks tasks',
      {},
      viewer('ca', 'client_admin', [], lost),
      false,
    ],
    ['is refused to a colleague', asked, viewer('zed'), false],
    [
      'is refused to an approver if no request is pending',
      {},
      viewer('zed', 'client_employee', ['manly'], approving),
      false,
    ],
    [
      'is allowed to an approver if a request is pending',
      asked,
      viewer('zed', 'client_employee', ['manly'], approving),
      true,
    ],
    [
      'is refused to an approver of another clinic',
      asked,
      viewer('zed', 'client_employee', ['mosman'], approving),
      false,
    ],
    ['is allowed to a clinic_admin', {}, viewer('ka', 'clinic_admin'), true],
    [
      'is refused to a clinic_admin without VIEW',
      asked,
      viewer('ka', 'clinic_admin', ['manly'], without('tasks', 'VIEW')),
      false,
    ],
    ['is refused to an assignee with the role client', {}, viewer('mia', 'client'), false],
  ])('%s', (_, change, who, may) => {
    expect(readsTask({ ...task, ...change }, who)).toBe(may);
  });
  it('is allowed on the tasks of others to people who run clinics and to approvers', () => {
    const beyond = [
      viewer('ca', 'client_admin'),
      viewer('ka', 'clinic_admin'),
      viewer('zed', 'client_employee', ['manly'], approving),
    ];
    const own = [
      viewer('mia'),
      viewer('px', 'support_executive'),
      viewer('ka', 'clinic_admin', ['manly'], without('tasks', 'VIEW')),
    ];
    expect([beyond.every(readsOthersTasks), own.some(readsOthersTasks)]).toEqual([true, false]);
  });
});

describe('the edit window', () => {
  it('ends after 48 hours, to the second', () => {
    expect(isInEditWindow('2026-11-19T02:00:00Z', now)).toBe(true);
    expect(isInEditWindow('2026-11-19T01:59:59Z', now)).toBe(false);
  });
  it('reports Expired Date only to users who could have edited before', () => {
    const old = { ...task, created_at: '2026-11-01T00:00:00Z' };
    const edit = (who: TaskViewer) => mayEdit(old, relationOf(old, who), who, now);
    expect(edit(viewer('boss'))).toEqual({ ok: false, code: 'task_expired' });
    expect(edit(viewer('mia'))).toEqual({ ok: false, code: 'task_not_updated' });
  });
});

describe('changing the status', () => {
  const change = (from: TaskStatus, to: TaskStatus) =>
    changeStatus({ ...task, status: from }, relationOf(task, viewer('mia')), viewer('mia'), to, now);
  it('sets finished_at and cancels requests when finishing, and clears finished_at when reopening', () => {
    expect(change('INPROGRESS', 'FINISHED')).toEqual({
      ok: true,
      value: { status: 'FINISHED', finished_at: '2026-11-21T02:00:00.000Z', cancelsRequests: true },
    });
    expect(change('FINISHED', 'PENDING')).toEqual({
      ok: true,
      value: { status: 'PENDING', finished_at: null, cancelsRequests: false },
    });
    expect(change('PENDING', 'INPROGRESS')).toEqual({
      ok: true,
      value: { status: 'INPROGRESS', cancelsRequests: false },
    });
  });
  it.each([
    ['PENDING', 'REASSIGNED', false],
    ['REASSIGNED', 'PENDING', false],
    ['REASSIGNED', 'INPROGRESS', true],
    ['REASSIGNED', 'FINISHED', true],
    ['PENDING', 'FINISHED', true],
  ] as const)('from %s to %s is allowed: %s', (from, to, may) => {
    expect(change(from, to).ok).toBe(may);
  });
  it('is refused for archived tasks and for users without a relation to the task', () => {
    const gone = { ...task, task_status: 'InActive' as const };
    expect(changeStatus(gone, relationOf(gone, viewer('mia')), viewer('mia'), 'FINISHED', now).ok).toBe(
      false,
    );
    expect(changeStatus(task, relationOf(task, viewer('zed')), viewer('zed'), 'FINISHED', now).ok).toBe(
      false,
    );
  });
});

describe('requests', () => {
  const mia = relationOf(task, viewer('mia'));
  const boss = relationOf(task, viewer('boss'));
  it.each([
    ['2026-11-10', '2026-11-21'],
    ['2026-11-25', '2026-11-25'],
  ])('to extend the deadline %s may name %s or a later date', (deadline, earliest) => {
    expect(earliestExtension(deadline, now, 'Australia/Sydney')).toBe(earliest);
  });
  it('use the current date of the clinic', () => {
    expect(earliestExtension('2026-11-10', '2026-11-20T13:30:00Z', 'Australia/Sydney')).toBe('2026-11-21');
    expect(earliestExtension('2026-11-10', '2026-11-20T13:30:00Z', 'Australia/Perth')).toBe('2026-11-20');
  });
  it('cannot be made by the assigner, while one of the same kind is pending, for too early a date, or to reassign the task to oneself', () => {
    expect(askExtension(task, mia, viewer('mia'), '2026-11-25', now, 'Australia/Sydney').ok).toBe(true);
    expect(askExtension(task, mia, viewer('mia'), '2026-11-24', now, 'Australia/Sydney')).toEqual({
      ok: false,
      code: 'fill_valid_details',
    });
    expect(askExtension(task, boss, viewer('boss'), '2026-11-25', now, 'Australia/Sydney')).toEqual({
      ok: false,
      code: 'extension_not_added',
    });
    expect(askReassign({ ...task, pending: ['reassign'] }, mia, viewer('mia'), 'lin')).toEqual({
      ok: false,
      code: 'reassign_not_added',
    });
    expect(askReassign({ ...task, pending: ['extension'] }, mia, viewer('mia'), 'lin').ok).toBe(true);
    expect(askReassign(task, mia, viewer('mia'), 'mia')).toEqual({ ok: false, code: 'fill_valid_details' });
  });
  const asked = {
    kind: 'reassign',
    status: 'PENDING_REVIEW',
    created_by_user_id: 'mia',
    new_assigned_to_user_id: 'lin',
  } as const;
  const decided = (
    of: TaskFacts,
    relation: TaskRelation,
    request: Parameters<typeof decideRequest>[2],
    by: string,
    decision: { accept: boolean; comment: string | null },
  ) => decideRequest(of, relation, request, by, decision, now, 'Australia/Sydney');
  it('change the task when accepted, and end the other pending request', () => {
    expect(
      decided({ ...task, pending: ['extension', 'reassign'] }, boss, asked, 'boss', {
        accept: true,
        comment: null,
      }),
    ).toEqual({
      ok: true,
      value: {
        request: 'ACCEPTED',
        task: { assigned_to_user_id: 'lin', status: 'REASSIGNED' },
        cancels: ['extension'],
      },
    });
    expect(
      decided(task, boss, { ...asked, kind: 'extension', extended_deadline_date: '2026-12-01' }, 'boss', {
        accept: true,
        comment: null,
      }),
    ).toMatchObject({
      ok: true,
      value: { task: { deadline_date: '2026-12-01' }, cancels: [] },
    });
  });
  it('for an extension are checked against the date and deadline at the time of the decision', () => {
    const later = (date: string, deadline: string, at: string) =>
      decideRequest(
        { ...task, deadline_date: deadline },
        boss,
        { ...asked, kind: 'extension', extended_deadline_date: date },
        'boss',
        { accept: true, comment: null },
        at,
        'Australia/Sydney',
      ).ok;
    expect(later('2026-12-01', '2026-11-25', '2026-11-30T12:00:00Z')).toBe(true);
    // The date at the clinic decides, not the one in UTC.
    expect(later('2026-12-01', '2026-11-25', '2026-12-01T14:00:00Z')).toBe(false);
    expect(later('2026-12-01', '2026-12-24', '2026-11-30T12:00:00Z')).toBe(false);
  });
  it('require a reason for a rejection, cannot be decided by their requester, and only the requester can cancel them', () => {
    expect(decided(task, boss, asked, 'boss', { accept: false, comment: ' ' })).toEqual({
      ok: false,
      code: 'comment_required',
    });
    expect(decided(task, boss, asked, 'boss', { accept: false, comment: 'busy' })).toMatchObject({
      ok: true,
      value: { request: 'REJECTED' },
    });
    expect(decided(task, mia, asked, 'mia', { accept: true, comment: null }).ok).toBe(false);
    expect(decided(task, { ...mia, approver: true }, asked, 'mia', { accept: true, comment: null }).ok).toBe(
      false,
    );
    expect(
      decided({ ...task, status: 'FINISHED' }, boss, asked, 'boss', { accept: true, comment: null }).ok,
    ).toBe(false);
    expect(
      decided(task, boss, { ...asked, status: 'ACCEPTED' }, 'boss', { accept: true, comment: null }).ok,
    ).toBe(false);
    expect(mayCancelRequest(asked, 'mia').ok).toBe(true);
    expect(mayCancelRequest(asked, 'boss').ok).toBe(false);
  });
  it('have a tag if one is pending or accepted, and none if one is cancelled', () => {
    expect(requestTag('extension', ['ACCEPTED', 'PENDING_REVIEW'])).toBe('Pending Extension Req');
    expect(requestTag('reassign', ['REJECTED', 'ACCEPTED'])).toBe('Reassigned');
    expect(requestTag('extension', ['CANCELLED'])).toBeNull();
  });
});

describe('due dates', () => {
  const today = '2026-11-21';
  it.each([
    ['2026-11-20', 'OVERDUE'],
    ['2026-11-21', 'TODAY'],
    ['2026-11-22', 'TOMORROW'],
    ['2026-11-23', 'LATER'],
  ])('an unfinished task due on %s is %s, a finished one NONE', (deadline_date, due) => {
    expect(dueOf({ ...task, deadline_date }, today)).toBe(due);
    expect(dueOf({ ...task, deadline_date, status: 'FINISHED' }, today)).toBe('NONE');
  });
  it('the filter for each due state finds exactly the tasks in that state', () => {
    const dates = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23');
    fc.assert(
      fc.property(
        dates,
        fc.constantFrom<TaskStatus>('PENDING', 'INPROGRESS', 'REASSIGNED', 'FINISHED'),
        fc.constantFrom('Active', 'InActive'),
        (deadline_date, status, task_status) => {
          for (const due of ['TODAY', 'TOMORROW', 'OVERDUE'] as const)
            expect(matches(dueOn(due, today), { deadline_date, status, task_status })).toBe(
              dueOf({ deadline_date, status, task_status }, today) === due,
            );
        },
      ),
    );
  });
  it('finds the active tasks of an assignee or linked user by name, and shortens a long description', () => {
    const row = {
      assigned_to_user_id: 'mia',
      task_status: 'Active',
      name: '100% clean',
      j_tasks_users: [{ user_id: 'lin' }],
    };
    expect(matches(tasksOf('mia'), row) && matches(tasksOf('lin'), row) && matches(activeTasks(), row)).toBe(
      true,
    );
    expect(matches(tasksOf('zed'), row)).toBe(false);
    expect(matches(nameContains('0% C'), row)).toBe(true);
    expect(matches(nameContains('0_ c'), row)).toBe(false);
    expect(shortDescription('12345678901234567890123456')).toBe('1234567890123456789012345…');
  });
});

describe('due tasks in several time zones', () => {
  const todays = { usual: '2026-11-22', elsewhere: [{ today: '2026-11-21', clinic_ids: ['perth'] }] };
  const isDue = (clinic_id: string, deadline_date: string, due: 'TODAY' | 'OVERDUE') =>
    matches(
      byDay(todays, (today) => dueOn(due, today)),
      { clinic_id, deadline_date, status: 'PENDING', task_status: 'Active' },
    );
  it('are those on the local date of the clinic of each task', () => {
    expect(isDue('perth', '2026-11-21', 'TODAY')).toBe(true);
    expect(isDue('perth', '2026-11-21', 'OVERDUE')).toBe(false);
    expect(isDue('manly', '2026-11-21', 'TODAY')).toBe(false);
    expect(isDue('manly', '2026-11-21', 'OVERDUE')).toBe(true);
    expect(isDue('manly', '2026-11-22', 'TODAY')).toBe(true);
    expect(isDue('perth', '2026-11-22', 'TODAY')).toBe(false);
  });
  it('are found by one plain condition if all clinics have the same date', () => {
    const one = { usual: '2026-11-22', elsewhere: [] };
    expect(byDay(one, (today) => dueOn('TODAY', today))).toEqual(dueOn('TODAY', '2026-11-22'));
  });
});

describe('the requests that need the user’s approval', () => {
  const facts: TaskFacts = {
    status: 'PENDING',
    task_status: 'Active',
    assigned_by_user_id: 'assigner',
    assigned_to_user_id: 'worker',
    clinic_id: 'one',
    created_at: now,
    deadline_date: '2026-12-01',
    linked_user_ids: [],
    pending: ['extension'],
  };
  it('are exactly those that the user may accept', () => {
    for (const role of ['client_admin', 'clinic_admin', 'client_employee'] as const)
      for (const user_id of ['assigner', 'worker', 'other'])
        for (const approves of [true, false])
          for (const clinic_ids of [['one'], ['two'], []])
            for (const asker of ['worker', 'other'])
              for (const task of [
                facts,
                { ...facts, status: 'FINISHED' as const },
                { ...facts, task_status: 'InActive' as const },
              ])
                for (const status of ['PENDING_REVIEW', 'REJECTED'] as const) {
                  const viewer: TaskViewer = {
                    user_id,
                    role,
                    clinic_ids,
                    grants: new Set(['tasks:VIEW', ...(approves ? ['task-requests-approvers:EDIT'] : [])]),
                  };
                  const request = {
                    status,
                    created_by_user_id: asker,
                    kind: 'extension',
                    extended_deadline_date: '2026-12-09',
                  } as const;
                  const accept = { accept: true, comment: null };
                  const relation = relationOf(task, viewer);
                  const accepted = decideRequest(
                    task,
                    relation,
                    request,
                    user_id,
                    accept,
                    now,
                    'Australia/Sydney',
                  );
                  expect(matches(mayAccept(viewer), { ...request, task: { ...task } })).toBe(accepted.ok);
                }
  });
});

it('marks a task as linked for users who are linked to it but are not its assignee', () => {
  const shared = { assigned_to_user_id: 'lin', linked_user_ids: ['mia', 'lin'] };
  expect(['mia', 'lin', 'boss'].map((userId) => isOnlyLinked(shared, userId))).toEqual([true, false, false]);
});
