import { messages } from '@operatory/domain';
import { clientTaskLevel } from '@operatory/domain/tasks/client-task-level.resource';
import { listOf } from '#kit/from-resource.tsx';

/** The organisation's own kinds of task. */
export const taskLevelsList = listOf(clientTaskLevel, { one: 'task level', duplicate: messages.name_exists });
