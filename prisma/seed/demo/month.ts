import { addDays, localDate, roleOf, wallToInstant } from '../../../packages/domain/src/index.ts';
import type { Chance } from '../chance.ts';
import { clinicId, levelId, type OrganisationSeed, roomId } from '../organisation.ts';
import { emailOf, type Person, userId } from '../people.ts';
import { idOf } from '../sql.ts';
import { practiceOf } from './practices/index.ts';
import {
  addComments,
  addExtension,
  addReassign,
  between,
  dayLength,
  type Member,
  type Month,
  notify,
  remember,
  type TaskContext,
} from './task-story.ts';
import { weekday } from './weekday.ts';
import { works as everywhere } from './work.ts';

const minute = 60_000;

/**
 * @returns A month of tasks until now: finished and archived ones, some in progress, some late, and some
 *   with requested changes.
 */
export function monthOf(
  seed: OrganisationSeed,
  people: readonly Person[],
  count: number,
  now: Date,
  chance: Chance,
): Month {
  const month: Month = {
    tasks: [],
    j_tasks_users: [],
    task_comments: [],
    task_extension_requests: [],
    task_reassign_requests: [],
    task_history: [],
    user_notifications: [],
  };
  const members = people
    .filter(({ blocked, role }) => !blocked && role !== 'client')
    .map((person) => ({ person, id: userId(seed.id, emailOf(person, `${seed.subDomain}.example`)) }));
  for (let index = 0; index < count; index++) addTask(month, seed, members, index, count, now, chance);
  return month;
}

function addTask(
  month: Month,
  seed: OrganisationSeed,
  members: readonly Member[],
  index: number,
  count: number,
  now: Date,
  chance: Chance,
): void {
  const client_id = seed.id;
  const id = idOf(client_id, 'task', String(index));
  const clinic = chance.pick(seed.clinics);
  const here = members.filter(({ person }) => person.clinics.includes(clinic.name));
  const leaders = here.filter(({ person }) => roleOf(person.role).rank > roleOf('client_employee').rank);
  const staff = here.filter(({ person }) => person.role === 'client_employee');
  const known = staff.filter(({ person }) => person.pin);
  const assigner = chance.percent(80) ? chance.pick(leaders) : chance.pick(staff);
  const others = (
    chance.percent(35) && known.length > 0 ? known : chance.percent(12) ? leaders : staff
  ).filter(({ id: other }) => other !== assigner.id);
  const assignee = chance.pick(
    others.length > 0 ? others : here.filter(({ id: other }) => other !== assigner.id),
  );
  const works = [...practiceOf(clinic).works, ...everywhere];
  const work = works[(index * 7 + chance.below(3)) % works.length] ?? chance.pick(works);

  // The newest tasks are last, and the last days have the most tasks.
  const created = workingMoment(now, clinic.zone, Math.round(30 * (1 - index / count) ** 1.7), chance);
  const start = localDate(created, clinic.zone);
  const deadline = weekday(addDays(start, work.days));
  const today = localDate(now, clinic.zone);
  const age = (now.getTime() - created.getTime()) / dayLength;
  const status = statusOf(index, deadline, today, age, chance);
  const finished =
    status === 'FINISHED'
      ? new Date(
          created.getTime() +
            (0.2 + chance.below(60) / 100) *
              Math.min(now.getTime() - created.getTime(), (work.days + 1) * dayLength),
        )
      : null;
  const archived =
    finished !== null && now.getTime() - finished.getTime() > 12 * dayLength && chance.percent(75);
  const room =
    work.room && clinic.rooms.includes(work.room) ? roomId(client_id, clinic.name, work.room) : null;
  const level =
    work.level && status !== 'FINISHED' && chance.percent(60) ? levelId(client_id, work.level) : null;
  const helper = chance.percent(12)
    ? here.find(({ id: other }) => other !== assigner.id && other !== assignee.id)
    : undefined;

  month.tasks.push({
    id,
    client_id,
    clinic_id: clinicId(client_id, clinic.name),
    short_id: index + 1,
    type: helper ? 'GROUP' : 'INDIVIDUAL',
    client_task_level_id: level,
    status,
    name: work.name,
    start_date: start,
    deadline_date: deadline,
    more_info: work.info,
    attachments: [],
    priority: work.priority,
    clinic_room_id: room,
    assigned_by_user_id: assigner.id,
    assigned_to_user_id: assignee.id,
    task_status: archived ? 'InActive' : 'Active',
    finished_at: finished?.toISOString() ?? null,
    position: (index + 1) * 1024,
    version: 1,
    created_at: created.toISOString(),
    updated_at: (finished ?? created).toISOString(),
  });
  if (helper)
    month.j_tasks_users.push({
      id: idOf(id, 'helper'),
      client_id,
      task_id: id,
      user_id: helper.id,
      created_at: created.toISOString(),
    });

  const task: TaskContext = {
    month,
    client_id,
    clinic_id: clinicId(client_id, clinic.name),
    id,
    work,
    assigner,
    assignee,
    here,
    created,
    end: finished ?? now,
    now,
    deadline,
    chance,
  };
  remember(task, created, assigner, 'assigned', null, { assigned_to_user_id: assignee.id });
  notify(
    task,
    created,
    'task_assigned',
    assigner,
    assignee,
    `${assigner.person.first} ${assigner.person.last} assigned ${task.work.name} to you`,
    'myTask',
  );
  if (status !== 'PENDING')
    remember(task, between(task, 0.2), assignee, 'status', { status: 'PENDING' }, { status: 'INPROGRESS' });
  if (finished) {
    remember(task, finished, assignee, 'status', { status: 'INPROGRESS' }, { status: 'FINISHED' });
    notify(
      task,
      finished,
      'task_status',
      assignee,
      assigner,
      `${assignee.person.first} ${assignee.person.last} marked ${task.work.name} as finished`,
      'assignedTask',
    );
  }
  if (archived)
    remember(
      task,
      new Date(Math.min(now.getTime(), task.end.getTime() + 10 * dayLength)),
      assigner,
      'archived',
      { task_status: 'Active' },
      { task_status: 'InActive' },
    );
  addComments(task);
  if (status === 'REASSIGNED') addReassign(task, 'ACCEPTED', index);
  else if (status !== 'FINISHED' && index % 11 === 3) addReassign(task, 'PENDING_REVIEW', index);
  if (status !== 'REASSIGNED' && index % 9 === 4)
    addExtension(task, status === 'FINISHED' ? (index % 2 ? 'ACCEPTED' : 'REJECTED') : 'PENDING_REVIEW');
}

function statusOf(index: number, deadline: string, today: string, age: number, chance: Chance): string {
  if (deadline < addDays(today, -4)) return chance.percent(90) ? 'FINISHED' : 'INPROGRESS';
  if (deadline < today)
    return chance.percent(62) ? 'FINISHED' : chance.percent(50) ? 'INPROGRESS' : 'PENDING';
  if (index % 9 === 2) return 'REASSIGNED';
  if (age > 2 && chance.percent(20)) return 'FINISHED';
  return chance.percent(45) ? 'INPROGRESS' : 'PENDING';
}

/**
 * @returns A moment in working hours by the clinic's local time. One that would be after now is replaced by
 *   one in the last three hours.
 */
function workingMoment(now: Date, zone: string, daysAgo: number, chance: Chance): Date {
  const date = weekday(addDays(localDate(now, zone), -daysAgo), -1);
  const time = `${String(8 + chance.below(9)).padStart(2, '0')}:${String(chance.below(12) * 5).padStart(2, '0')}`;
  const moment = wallToInstant(date, time, zone);
  return moment < now ? moment : new Date(now.getTime() - (20 + chance.below(160)) * minute);
}
