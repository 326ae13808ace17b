/**
 * Each case has the same values as our GraphQL, as hand-written SQL and as PostGraphile's GraphQL. It has
 * several variants, so that caching one response gives no advantage.
 */
export interface Variant {
  readonly variables: Readonly<Record<string, unknown>>;
  /**
   * The values are inlined, because pgbench runs the statement as a script. In a mutation, `:n` is a number
   * that differs each time.
   */
  readonly sql: string;
}
export interface SpeedCase {
  readonly name: string;
  readonly query: string;
  /** PostGraphile's query has our variable names. It is undefined when PostGraphile has no equivalent. */
  readonly peer?: string;
  readonly variants: readonly Variant[];
  /**
   * The goals apply at a concurrency of 32: the share of pgbench's throughput and the multiple of
   * PostGraphile's.
   */
  readonly goal: { readonly pgbench?: number; readonly peer?: number };
}

/** The large seed generates these ids for its first client, which has 50,000 tasks. */
export const idOf = (kind: '7a5c' | 'c11c' | '05e2' | 'c0de', n: number): string =>
  `00000001-${kind}-7000-8000-${n.toString(16).padStart(12, '0')}`;

const spread = (count: number, most: number): number[] =>
  Array.from({ length: count }, (_, index) => 1 + Math.floor(((index + 0.5) * most) / count));

const row = (columns: string, from: string) =>
  `select row_to_json(t) from (select ${columns} from ${from}) t`;
const rows = (columns: string, from: string) =>
  `select coalesce(json_agg(row_to_json(t)), '[]') from (select ${columns} from ${from}) t`;
const list = (where: string, more = '') =>
  rows(
    `t.id, t.name, t.status, t.priority, t.deadline_date,
     (select row_to_json(u) from (select id, display_name from users u where u.id = t.assigned_to_user_id and u.client_id = t.client_id) u) as assigned_to_user,
     (select row_to_json(u) from (select id, display_name from users u where u.id = t.assigned_by_user_id and u.client_id = t.client_id) u) as assigned_by_user,
     (select row_to_json(l) from (select name, color from client_task_levels l where l.id = t.client_task_level_id and l.client_id = t.client_id) l) as client_task_level,
     (select coalesce(json_agg(row_to_json(c)), '[]') from (select c.message, c.created_at from task_comments c
        where c.task_id = t.id and c.client_id = t.client_id and c.deleted_at is null order by c.created_at desc limit 3) c) as task_comments`,
    `tasks t where ${where} order by t.deadline_date, t.id limit 20${more}`,
  );

const client = "current_setting('app.client_id')::uuid";
const tasksOf = (clinic: string, status: string) =>
  `t.client_id = ${client} and t.clinic_id = '${clinic}' and t.task_status = 'Active' and t.status = '${status}'`;
const clinicStatus = [1, 2, 3, 4].flatMap((n) =>
  (['PENDING', 'INPROGRESS', 'FINISHED'] as const).map((status) => ({ clinic: idOf('c11c', n), status })),
);
const thirteen =
  'id name type status priority start_date deadline_date clinic_id assigned_by_user_id assigned_to_user_id task_status more_info created_at'.split(
    ' ',
  );
const camel = (name: string) =>
  (name === 'id' ? 'rowId' : name).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const listQuery = (more = '') => `query ($clinic: uuid!, $status: task_progress!) {
  tasks(where: {clinic_id: {_eq: $clinic}, task_status: {_eq: Active}, status: {_eq: $status}}, order_by: [{deadline_date: asc}, {id: asc}], limit: 20) {
    id name status priority deadline_date
    assigned_to_user { id display_name } assigned_by_user { id display_name } client_task_level { name color }
    task_comments(order_by: {created_at: desc}, limit: 3) { message created_at }
  }${more} }`;
const peerList = (more = '') => `query ($clinic: UUID!, $status: TaskProgress!, $client: UUID!) {
  allTasks(condition: {clientId: $client, clinicId: $clinic, taskStatus: Active, status: $status}, orderBy: [DEADLINE_DATE_ASC, ROW_ID_ASC], first: 20) {
    ${more} nodes { rowId name status priority deadlineDate
      userByAssignedToUserIdAndClientId { rowId displayName } userByAssignedByUserIdAndClientId { rowId displayName }
      clientTaskLevelByClientTaskLevelIdAndClientId { name color }
      taskCommentsByTaskIdAndClientId(condition: {deletedAt: null}, orderBy: CREATED_AT_DESC, first: 3) { nodes { message createdAt } } } } }`;

export const cases: readonly SpeedCase[] = [
  {
    name: 'by_pk',
    query: 'query ($id: uuid!) { tasks_by_pk(id: $id) { id name status priority deadline_date more_info } }',
    peer: 'query ($id: UUID!, $client: UUID!) { taskByRowIdAndClientId(rowId: $id, clientId: $client) { rowId name status priority deadlineDate moreInfo } }',
    variants: spread(50, 50_000).map((n) => ({
      variables: { id: idOf('7a5c', n) },
      sql: row(
        'id, name, status, priority, deadline_date, more_info',
        `tasks where id = '${idOf('7a5c', n)}' and client_id = ${client}`,
      ),
    })),
    goal: { pgbench: 0.25, peer: 3 },
  },
  {
    name: 'list of 20, nested',
    query: listQuery(),
    peer: peerList(),
    variants: clinicStatus.map((variables) => ({
      variables,
      sql: list(tasksOf(variables.clinic, variables.status)),
    })),
    goal: { pgbench: 0.9, peer: 3 },
  },
  {
    name: 'the same with a count',
    query: listQuery(
      '\n  tasks_aggregate(where: {clinic_id: {_eq: $clinic}, task_status: {_eq: Active}, status: {_eq: $status}}) { aggregate { count } }',
    ),
    peer: peerList('totalCount'),
    variants: clinicStatus.map((variables) => {
      const where = tasksOf(variables.clinic, variables.status);
      return {
        variables,
        sql: `select json_build_object('tasks', (${list(where)}), 'count', (select count(*) from tasks t where ${where}))`,
      };
    }),
    goal: { pgbench: 0.9, peer: 3 },
  },
  {
    name: '1,000 rows of 13 columns',
    query: `query ($after: date!) { tasks(where: {deadline_date: {_gte: $after}}, order_by: [{deadline_date: asc}, {id: asc}], limit: 1000) { ${thirteen.join(' ')} } }`,
    peer: `query ($client: UUID!) { allTasks(condition: {clientId: $client}, orderBy: [DEADLINE_DATE_ASC, ROW_ID_ASC], first: 1000) { nodes { ${thirteen.map(camel).join(' ')} } } }`,
    variants: ['2000-01-01', '2001-01-01', '2002-01-01'].map((after) => ({
      variables: { after },
      sql: rows(
        thirteen.join(', '),
        `tasks where client_id = ${client} and deadline_date >= '${after}' order by deadline_date, id limit 1000`,
      ),
    })),
    goal: { pgbench: 0.7, peer: 3 },
  },
  {
    name: 'nested aggregates',
    query:
      'query ($status: task_progress!) { clinics(order_by: {name: asc}) { name tasks_aggregate(where: {status: {_eq: $status}, task_status: {_eq: Active}}) { aggregate { count max { deadline_date } } } } }',
    variants: (['PENDING', 'INPROGRESS'] as const).map((status) => ({
      variables: { status },
      sql: rows(
        `c.name, (select json_build_object('count', count(*), 'max', max(t.deadline_date)) from tasks t
           where t.client_id = c.client_id and t.clinic_id = c.id and t.status = '${status}' and t.task_status = 'Active') as tasks_aggregate`,
        `clinics c where c.client_id = ${client} order by c.name`,
      ),
    })),
    goal: {},
  },
  {
    name: 'insert with returning',
    query:
      'mutation ($task: uuid!, $message: String!) { insert_task_comments_one(object: {task_id: $task, message: $message}) { id message created_at } }',
    peer: `mutation ($task: UUID!, $message: String!, $client: UUID!) { createTaskComment(input: {taskComment: {clientId: $client, taskId: $task, userId: "${idOf('05e2', 1)}", message: $message}}) { taskComment { rowId message createdAt } } }`,
    variants: spread(20, 50_000).map((n) => ({
      variables: { task: idOf('7a5c', n), message: 'Measured' },
      sql: `with made as (insert into task_comments (client_id, task_id, user_id, message)
        values (${client}, '${idOf('7a5c', n)}', '${idOf('05e2', 1)}', 'Measured') returning id, message, created_at)
        select row_to_json(made) from made`,
    })),
    goal: { pgbench: 0.9, peer: 2.5 },
  },
  {
    name: 'update by_pk',
    query:
      'mutation ($id: uuid!, $message: String!) { update_task_comments_by_pk(pk_columns: {id: $id}, _set: {message: $message}) { id message } }',
    peer: 'mutation ($id: UUID!, $message: String!, $client: UUID!) { updateTaskCommentByRowIdAndClientId(input: {rowId: $id, clientId: $client, taskCommentPatch: {message: $message}}) { taskComment { rowId message } } }',
    // Every fortieth comment is the measured person's own.
    variants: spread(100, 3_000).map((nth) => {
      const n = 1 + 40 * nth;
      return {
        variables: { id: idOf('c0de', n), message: 'Measured again' },
        sql: `with changed as (update task_comments set message = 'Measured again', edited_at = now()
        where id = '${idOf('c0de', n)}' and client_id = ${client} and user_id = '${idOf('05e2', 1)}' and deleted_at is null returning id, message)
        select row_to_json(changed) from changed`,
      };
    }),
    goal: { pgbench: 0.9, peer: 2.5 },
  },
];
