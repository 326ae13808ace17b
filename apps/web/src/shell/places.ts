import { moduleOf } from '@operatory/domain';
import {
  IconAddressBook,
  IconAward,
  IconBox,
  IconBuilding,
  IconCalendarWeek,
  IconChecklist,
  IconDatabase,
  IconDental,
  IconFiles,
  IconFlask,
  IconHelp,
  IconInbox,
  IconLifebuoy,
  IconListDetails,
  IconMessages,
  IconNews,
  IconPackages,
  IconPlane,
  IconReceipt,
  IconSchool,
  IconShieldLock,
  IconSpeakerphone,
  IconTag,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';

export type ScreenGroup = '' | 'My work' | 'Team' | 'Clinic' | 'Setup' | 'Platform';

export interface Place {
  readonly group: ScreenGroup;
  readonly icon: TablerIcon;
  /** It stands for itself, outside its parent's section. */
  readonly alone?: true;
}

/** Where modules stand that have no screen of their own: by their own name, else their parent's. */
const places: Readonly<Record<string, Place>> = {
  client_document_assignments: { group: 'My work', icon: IconInbox, alone: true },
  'my-roster': { group: 'My work', icon: IconCalendarWeek, alone: true },
  'my-leaves': { group: 'My work', icon: IconPlane, alone: true },
  'my-training': { group: 'My work', icon: IconSchool, alone: true },
  Chats: { group: 'My work', icon: IconMessages },
  Users: { group: 'Team', icon: IconUsersGroup },
  roster_management: { group: 'Team', icon: IconCalendarWeek },
  'employee-awards': { group: 'Team', icon: IconAward, alone: true },
  leave_management: { group: 'Team', icon: IconPlane },
  documents: { group: 'Team', icon: IconSchool },
  duties: { group: 'Clinic', icon: IconChecklist },
  document_management: { group: 'Clinic', icon: IconFiles },
  inventory_management: { group: 'Clinic', icon: IconBox },
  sterilisation_management: { group: 'Clinic', icon: IconDental },
  lab_management: { group: 'Clinic', icon: IconFlask },
  contacts: { group: 'Clinic', icon: IconAddressBook },
  'clinic-expenses': { group: 'Clinic', icon: IconReceipt, alone: true },
  newsfeeds: { group: 'Clinic', icon: IconNews },
  clinic_management: { group: 'Setup', icon: IconBuilding },
  clinic_masters: { group: 'Setup', icon: IconListDetails },
  masters: { group: 'Setup', icon: IconTag },
  role_management: { group: 'Setup', icon: IconShieldLock },
  help_centre: { group: 'Setup', icon: IconHelp },
  support_management: { group: 'Setup', icon: IconLifebuoy },
  client_management: { group: 'Platform', icon: IconUsersGroup },
  plans: { group: 'Platform', icon: IconPackages },
  marketing: { group: 'Platform', icon: IconSpeakerphone },
  platform_masters: { group: 'Platform', icon: IconDatabase },
};
const elsewhere: Place = { group: 'Clinic', icon: IconListDetails };

export function placeOf(name: string): Place {
  const { parent } = moduleOf(name);
  return places[name] ?? places[parent ?? ''] ?? elsewhere;
}
