import type { Command } from '../define.ts';
import {
  addGroupUsers,
  createChatGroup,
  deleteChatGroup,
  leaveChatGroup,
  removeGroupUsers,
} from './chat-groups.ts';
import { markChatDelivered, markChatRead, muteChat } from './chat-marks.ts';
import { deleteChatMessage, editChatMessage, sendChatMessage } from './chat-messages.ts';
import { setChatTyping, updateChatWindows } from './chat-windows.ts';
import { deleteGroupMessage, editGroupMessage, sendGroupMessage } from './group-messages.ts';

export const chatCommands: readonly Command[] = [
  sendChatMessage,
  editChatMessage,
  deleteChatMessage,
  sendGroupMessage,
  editGroupMessage,
  deleteGroupMessage,
  markChatDelivered,
  markChatRead,
  muteChat,
  createChatGroup,
  deleteChatGroup,
  addGroupUsers,
  removeGroupUsers,
  leaveChatGroup,
  setChatTyping,
  updateChatWindows,
];
