import { sqlStateOf } from '@operatory/db';
import { refused } from '../refuse.ts';

/** Runs a write and turns a violated exclusion constraint (overlapping times) into a refusal. */
export async function withClockRefusals<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) === '23P01') throw refused('roster_change_overlaps');
    throw error;
  }
}
