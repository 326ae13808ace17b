import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-foot.module.css';

/** The buttons at the end of a form on a page, which stay visible while it is scrolled. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <Group className={classes.foot ?? ''} justify="flex-end" gap={8}>
    {children}
  </Group>
);
