import { accessCommands } from './access/all.ts';
import { changeMyEmail } from './account/change-my-email.ts';
import { awardCommands } from './awards/all.ts';
import { chatCommands } from './chat/all.ts';
import { createClient } from './clients/create-client.ts';
import { editClient } from './clients/edit-client.ts';
import { setClientStatus } from './clients/set-client-status.ts';
import { addMyIp } from './clinics/add-my-ip.ts';
import { clockCommands } from './clock/all.ts';
import type { Command } from './define.ts';
import { documentCommands } from './documents/all.ts';
import { inductionCommands } from './induction/all.ts';
import { instrumentCommands } from './instruments/all.ts';
import { stockCommands } from './inventory/all.ts';
import { sendLabMessage } from './labs/send-lab-message.ts';
import { leadCommands } from './leads/all.ts';
import { leaveCommands } from './leave/all.ts';
import { importMaster } from './masters/import-master.ts';
import { newsfeedCommands } from './newsfeeds/newsfeed-commands.ts';
import { markNotificationsRead } from './notifications.ts';
import { onboardingCommands } from './onboarding/all.ts';
import { orderCommands } from './orders/all.ts';
import { planCommands } from './plans/all.ts';
import { setOnlineStatus } from './presence.ts';
import { swapCommands } from './roster-swaps/all.ts';
import { rosterPlanCommands } from './rosters/all.ts';
import { taskCommands } from './tasks/all.ts';
import { timesheetCommands } from './timesheets/all.ts';
import { trainingCommands } from './training/all.ts';
import { userCommands } from './users/all.ts';

export const commands: readonly Command[] = [
  ...taskCommands,
  ...accessCommands,
  ...userCommands,
  ...newsfeedCommands,
  ...stockCommands,
  ...orderCommands,
  ...instrumentCommands,
  ...awardCommands,
  importMaster,
  sendLabMessage,
  ...leaveCommands,
  ...leadCommands,
  ...timesheetCommands,
  ...rosterPlanCommands,
  ...clockCommands,
  ...swapCommands,
  ...onboardingCommands,
  ...planCommands,
  ...documentCommands,
  ...trainingCommands,
  ...inductionCommands,
  ...chatCommands,
  markNotificationsRead,
  setOnlineStatus,
  addMyIp,
  changeMyEmail,
  editClient,
  createClient,
  setClientStatus,
];

const byName = new Map(commands.map((command) => [command.name, command]));
export const commandNamed = (name: string): Command | undefined => byName.get(name);
