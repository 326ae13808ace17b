import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-foot.module.css';

/** The buttons at the end of a full-page form, which stay visible while it is filled in. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <Group className={classes.foot ?? ''} justify="flex-end" gap={8}>
    {children}
  </Group>
);
