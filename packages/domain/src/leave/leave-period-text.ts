const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dayText(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${day} ${months[month - 1]}`;
}

/** Like `24 Dec to 4 Jan`, or `24 Dec` for one day. */
export const leavePeriodText = (from: string, until: string): string =>
  from === until ? dayText(from) : `${dayText(from)} to ${dayText(until)}`;
