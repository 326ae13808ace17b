import {
  IconBook,
  IconChecklist,
  IconFileUpload,
  IconHelpHexagon,
  IconPlayerPlay,
  type TablerIcon,
} from '@tabler/icons-react';
import type { CourseItemContent } from './course-data.ts';

/** A kind of task for learners: an item type with one way to present it. */
export interface ItemKind {
  readonly type: string;
  readonly item_type: CourseItemContent['item_type'];
  readonly label: string;
  readonly icon: TablerIcon;
  /** The task, as the text above its button. */
  readonly asks: string;
  readonly button: string;
}
const read: ItemKind = {
  type: 'READ',
  item_type: 'LESSON',
  label: 'Read',
  icon: IconBook,
  asks: 'Read this, then confirm.',
  button: 'I have read this',
};
export const itemKinds: readonly ItemKind[] = [
  read,
  {
    type: 'WATCH',
    item_type: 'LESSON',
    label: 'Watch',
    icon: IconPlayerPlay,
    asks: 'Watch this, then confirm.',
    button: 'I have watched this',
  },
  {
    type: 'QUIZ',
    item_type: 'QUIZ',
    label: 'Quiz',
    icon: IconHelpHexagon,
    asks: 'Answer the questions, then hand in your answers.',
    button: 'Hand in',
  },
  {
    type: 'CHECKLIST',
    item_type: 'QUIZ',
    label: 'Checklist',
    icon: IconChecklist,
    asks: 'Tick each step when you have done it.',
    button: 'Hand in',
  },
  {
    type: 'UPLOAD',
    item_type: 'ASSIGNMENT',
    label: 'Upload',
    icon: IconFileUpload,
    asks: 'Add your files. Someone marks them.',
    button: 'Hand in',
  },
];

/** The kind of an item. If its `type` is unknown, the first kind of its item type is used. */
export const kindOf = ({ item_type, type }: Pick<CourseItemContent, 'item_type' | 'type'>): ItemKind =>
  itemKinds.find((kind) => kind.item_type === item_type && kind.type === type) ??
  itemKinds.find((kind) => kind.item_type === item_type) ??
  read;
