import type { ReactNode } from 'react';
import { FileBody } from '#files/file-body.tsx';
import { MediaViewer } from '#files/media-viewer.tsx';
import type { CourseItemContent } from '../course-data.ts';
import { LinkedText } from './linked-text.tsx';
import classes from './player.module.css';

export function ItemContent({ item, media }: { item: CourseItemContent; media?: ReactNode }) {
  return (
    <>
      {media ?? item.media.map((file) => <FileBody key={file.file_id} file={file} />)}
      {item.description === '' ? null : (
        <p className={classes.text}>
          <LinkedText text={item.description} />
        </p>
      )}
      {item.attachments.length > 0 ? <MediaViewer files={item.attachments} /> : null}
    </>
  );
}
