import {
  IconFile,
  IconFileTypeCsv,
  IconFileTypeDoc,
  IconFileTypeJpg,
  IconFileTypePdf,
  IconFileTypePng,
  IconFileTypePpt,
  IconFileTypeTxt,
  IconFileTypeXls,
  IconMovie,
  IconMusic,
  IconRotate3d,
} from '@tabler/icons-react';

const icons: Readonly<Record<string, typeof IconFile>> = {
  csv: IconFileTypeCsv,
  doc: IconFileTypeDoc,
  docx: IconFileTypeDoc,
  pdf: IconFileTypePdf,
  ppt: IconFileTypePpt,
  pptx: IconFileTypePpt,
  txt: IconFileTypeTxt,
  xls: IconFileTypeXls,
  xlsx: IconFileTypeXls,
  mp3: IconMusic,
  stl: IconRotate3d,
  png: IconFileTypePng,
  jpg: IconFileTypeJpg,
  jpeg: IconFileTypeJpg,
  mp4: IconMovie,
};

export const iconOf = (name: string): typeof IconFile =>
  icons[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? IconFile;
