import { runOperation } from '../../src/graphql/operation.ts';
import type { Browser } from '../auth/browser.ts';
import type { World } from '../auth/world.ts';

const boundary = 'x-boundary-x';
export interface Given {
  name: string;
  type: string;
  bytes: Buffer | string;
  directory?: string;
  query?: string;
  saveToLibrary?: boolean;
}
/** Uploads the file as multipart/form-data. */
export const send = (
  browser: Browser,
  { name, type, bytes, directory = 'tasks', query = '', saveToLibrary = false }: Given,
) => {
  const field = (key: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const head = `${field('directory', directory)}${field('fileType', 'FILE')}${field('saveToLibrary', String(saveToLibrary))}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return browser.post(`file-upload/upload-s3${query}`, body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
};
export const sendSlides = (
  browser: Browser,
  files: readonly Pick<Given, 'name' | 'type' | 'bytes'>[],
  fields: Readonly<Record<string, string>> = { directory: 'newsfeeds' },
) => {
  const head = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const parts = files.flatMap(({ name, type, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([Buffer.from(head.join('')), ...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return browser.post('file-upload/upload-image-slideshow', body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
};
export const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF';
export const uploadPdf = async (browser: Browser, name = 'plan.pdf') =>
  (await send(browser, { name, type: 'application/pdf', bytes: pdf })).body;
export const signed = (browser: Browser, fileId: unknown, directory = 'tasks') =>
  browser.get(`file-upload/get-signed-url/${directory}/${fileId}`);
export async function run(
  world: World,
  browser: Browser,
  query: string,
  variables: Record<string, unknown>,
): Promise<Record<string, { id: string; attachments: unknown[] }>> {
  const { who } = await world.context.auth.authenticateToken(
    browser.token ?? '',
    `${browser.sub}.localhost:4000`,
  );
  return JSON.parse(String(await runOperation(world.context, { query, variables }, who)));
}
export async function addTask(
  world: World,
  browser: Browser,
  name: string,
  assignee: string,
  attachments: unknown[],
) {
  const object = {
    name,
    type: 'INDIVIDUAL',
    priority: 'LOW',
    start_date: '2026-11-20',
    deadline_date: '2026-11-30',
    clinic_id: world.acme.clinics[0],
    assigned_to_user_id: assignee,
    attachments,
  };
  const mutation =
    'mutation ($object: tasks_insert_input!) { task: insert_tasks_one(object: $object) { id attachments } }';
  const { task } = await run(world, browser, mutation, { object });
  if (!task) throw new Error('no task');
  return task;
}
/** Of the properties that a writer may send about a file, only the id is used. */
export const attach = (file: Record<string, unknown>) => ({
  file_id: file.file_id,
  name: 'lie.exe',
  isPublic: true,
  url: 'https://evil.example',
});
