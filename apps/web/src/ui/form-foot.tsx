import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-foot.module.css';

/** The buttons of a form that is a page: at its end, in sight while it is being filled in. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <Group className={classes.foot ?? ''} justify="flex-end" gap={8}>
    {children}
  </Group>
);
