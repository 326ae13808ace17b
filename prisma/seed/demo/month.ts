import { addDays, localDate, roleOf, wallToInstant } from '../../../packages/domain/src/index.ts';
import type { Chance } from '../chance.ts';
import { clinicId, levelId, type OrganisationSeed, roomId } from '../organisation.ts';
import { emailOf, type Person, userId } from '../people.ts';
import { idOf, type Row } from '../sql.ts';
import { extensionReasons, reassignReasons, remarks, type Work, works } from './work.ts';

/** The rows of a month, by table, in the order in which they must be inserted. */
export interface Month {
  readonly tasks: Row[];
  readonly j_tasks_users: Row[];
  readonly task_comments: Row[];
  readonly task_extension_requests: Row[];
  readonly task_reassign_requests: Row[];
  readonly task_history: Row[];
  readonly user_notifications: Row[];
}
interface Member {
  readonly id: string;
  readonly person: Person;
}
const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** A month of an organisation's work that ends now: finished and filed, under way, late, asked to be moved. */
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
  const work = works[(index * 7 + chance.below(3)) % works.length] ?? chance.pick(works);

  // The newest come last, and the last days are the fullest.
  const created = workingMoment(now, clinic.zone, Math.round(30 * (1 - index / count) ** 1.7), chance);
  const start = localDate(created, clinic.zone);
  const deadline = weekday(addDays(start, work.days));
  const today = localDate(now, clinic.zone);
  const age = (now.getTime() - created.getTime()) / dayLength;
  const status = statusOf(deadline, today, age, chance);
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
    `${assigner.person.first} ${assigner.person.last} assigned a task to you`,
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
      `${assignee.person.first} ${assignee.person.last} marked a task finished`,
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

interface TaskContext {
  readonly month: Month;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly id: string;
  readonly work: Work;
  readonly assigner: Member;
  readonly assignee: Member;
  readonly here: readonly Member[];
  readonly created: Date;
  readonly end: Date;
  readonly now: Date;
  readonly deadline: string;
  readonly chance: Chance;
}

function statusOf(deadline: string, today: string, age: number, chance: Chance): string {
  if (deadline < addDays(today, -4)) return chance.percent(90) ? 'FINISHED' : 'INPROGRESS';
  if (deadline < today)
    return chance.percent(62) ? 'FINISHED' : chance.percent(50) ? 'INPROGRESS' : 'PENDING';
  if (chance.percent(8)) return 'REASSIGNED';
  if (age > 2 && chance.percent(20)) return 'FINISHED';
  return chance.percent(45) ? 'INPROGRESS' : 'PENDING';
}

/** A moment of a working day, so many days before now, at the clinic's wall clock; never after now. */
function workingMoment(now: Date, zone: string, daysAgo: number, chance: Chance): Date {
  const date = weekday(addDays(localDate(now, zone), -daysAgo), -1);
  const time = `${String(8 + chance.below(9)).padStart(2, '0')}:${String(chance.below(12) * 5).padStart(2, '0')}`;
  const moment = wallToInstant(date, time, zone);
  return moment < now ? moment : new Date(now.getTime() - (20 + chance.below(160)) * minute);
}

/** The day itself, or the next (or last) Monday to Friday. */
function weekday(date: string, step = 1): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === 0 || day === 6 ? weekday(addDays(date, step), step) : date;
}

const between = ({ created, end }: TaskContext, share: number) =>
  new Date(created.getTime() + share * (end.getTime() - created.getTime()));

function remember(
  task: TaskContext,
  at: Date,
  who: Member,
  action: string,
  from_value: Row | null,
  to_value: Row | null,
  note: string | null = null,
): void {
  const { month, client_id, id } = task;
  month.task_history.push({
    id: idOf(id, 'history', String(month.task_history.length)),
    client_id,
    task_id: id,
    user_id: who.id,
    action,
    from_value,
    to_value,
    note,
    created_at: at.toISOString(),
  });
}

function notify(
  task: TaskContext,
  at: Date,
  event: string,
  actor: Member,
  to: Member,
  title: string,
  side: string,
  link?: string,
): void {
  const { month, client_id, clinic_id, id, now, work } = task;
  if (actor.id === to.id || now.getTime() - at.getTime() > 14 * dayLength) return;
  const event_id = idOf(id, event, at.toISOString());
  month.user_notifications.push({
    id: idOf(event_id, to.id),
    client_id,
    user_id: to.id,
    actor_user_id: actor.id,
    clinic_id,
    event_id,
    event,
    title,
    message: work.name,
    link: link ?? `/dashboard/tasks/view/${id}/${side}`,
    group_key: `tasks:${id}`,
    read_at:
      now.getTime() - at.getTime() > 2 * dayLength
        ? new Date(at.getTime() + 3 * 60 * minute).toISOString()
        : null,
    created_at: at.toISOString(),
  });
}

function addComments(task: TaskContext): void {
  const { month, client_id, id, chance, assigner, assignee } = task;
  const many = chance.percent(45) ? 0 : 1 + chance.below(3);
  for (let index = 0; index < many; index++) {
    const [author, reader] = index % 2 === 0 ? [assignee, assigner] : [assigner, assignee];
    const at = between(task, (index + 1) / (many + 1));
    const message = chance.pick(remarks);
    month.task_comments.push({
      id: idOf(id, 'comment', String(index)),
      client_id,
      task_id: id,
      user_id: author.id,
      message,
      message_type: 'TEXT',
      attachments: [],
      mentioned_user_ids: [],
      position: (index + 1) * 1024,
      created_at: at.toISOString(),
    });
    notify(
      task,
      at,
      'task_comment',
      author,
      reader,
      `${author.person.first} ${author.person.last} commented`,
      author === assignee ? 'assignedTask' : 'myTask',
    );
  }
}

function addExtension(task: TaskContext, status: string): void {
  const { month, client_id, id, assigner, assignee, deadline, chance } = task;
  const asked = between(task, 0.5);
  const decided = status === 'PENDING_REVIEW' ? null : between(task, 0.7);
  month.task_extension_requests.push({
    id: idOf(id, 'extension'),
    client_id,
    task_id: id,
    status,
    extended_deadline_date: weekday(addDays(deadline, 4)),
    previous_deadline_date: deadline,
    comment: chance.pick(extensionReasons),
    created_by_user_id: assignee.id,
    action_by_user_id: decided ? assigner.id : null,
    action_at: decided?.toISOString() ?? null,
    action_comment: status === 'REJECTED' ? 'It has to be done this week, please ask Sofia for help.' : null,
    created_at: asked.toISOString(),
  });
  remember(
    task,
    asked,
    assignee,
    'extension_requested',
    { deadline_date: deadline },
    { deadline_date: weekday(addDays(deadline, 4)) },
  );
  notify(
    task,
    asked,
    'task_request',
    assignee,
    assigner,
    `${assignee.person.first} ${assignee.person.last} asks for more time`,
    '',
    '/dashboard/task-extension-requests/list',
  );
}

function addReassign(task: TaskContext, status: string, index: number): void {
  const { month, client_id, id, assigner, assignee, here, chance } = task;
  const others = here.filter((member) => member.id !== assigner.id && member.id !== assignee.id);
  const other = others[index % others.length];
  if (!other) return;
  const asked = between(task, 0.4);
  const accepted = status === 'ACCEPTED';
  // An accepted request has moved the task: its assignee of today is the new one.
  const [from, to] = accepted ? [other, assignee] : [assignee, other];
  month.task_reassign_requests.push({
    id: idOf(id, 'reassign'),
    client_id,
    task_id: id,
    status,
    comment: chance.pick(reassignReasons),
    new_assigned_to_user_id: to.id,
    old_assigned_to_user_id: from.id,
    created_by_user_id: from.id,
    action_by_user_id: accepted ? assigner.id : null,
    action_at: accepted ? between(task, 0.6).toISOString() : null,
    created_at: asked.toISOString(),
  });
  remember(
    task,
    asked,
    from,
    'reassign_requested',
    { assigned_to_user_id: from.id },
    { assigned_to_user_id: to.id },
  );
  notify(
    task,
    asked,
    'task_request',
    from,
    assigner,
    `${from.person.first} ${from.person.last} asks to reassign a task`,
    '',
    '/dashboard/task-reassign-requests/list',
  );
}
