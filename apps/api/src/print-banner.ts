import { banner } from './banner.ts';
import type { Operatory } from './start.ts';

/** Prints where Operatory is. */
export async function printBanner({ context: { env }, port }: Operatory): Promise<void> {
  console.log(banner(env.BASE_HOST, port, 'Operatory-demo-1', [], !env.production && !env.SMTP_URL));
}
