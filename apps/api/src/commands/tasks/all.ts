import type { Command } from '../define.ts';
import { deleteTask, editTask } from './edit-task.ts';
import {
  archiveTask,
  changeTaskPosition,
  changeTaskStatus,
  changeTaskUser,
  moveTask,
  restoreTask,
} from './move-task.ts';
import {
  cancelTaskRequest,
  decideTaskExtension,
  decideTaskReassign,
  requestTaskExtension,
  requestTaskReassign,
} from './requests.ts';

export const taskCommands: readonly Command[] = [
  editTask,
  deleteTask,
  changeTaskStatus,
  moveTask,
  changeTaskPosition,
  archiveTask,
  restoreTask,
  changeTaskUser,
  requestTaskExtension,
  requestTaskReassign,
  cancelTaskRequest,
  decideTaskExtension,
  decideTaskReassign,
];
