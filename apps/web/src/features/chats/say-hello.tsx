import { IconMessageCircle } from '@tabler/icons-react';
import classes from './chats.module.css';

export const SayHello = ({ name }: { name: string }) => (
  <div className={classes.hello}>
    <IconMessageCircle size={28} aria-hidden />
    <strong>Say hello</strong>
    <span>No messages with {name} yet.</span>
  </div>
);
