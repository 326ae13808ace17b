import { sqlStateOf } from '@operatory/db';
import { refused } from '../refuse.ts';

/** The database has the last word on a clock; its refusals are sentences too. */
export async function refusingClock<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) === '23P01') throw refused('roster_change_overlaps');
    throw error;
  }
}
