export interface Demo {
  readonly sub_domain: string;
  readonly name: string;
  readonly logins: readonly { readonly email: string; readonly role: string; readonly pin: string | null }[];
}

/** @returns The text that `npm start` prints: URLs, the demo's logins, and a line for the hosts file. */
export function banner(
  host: string,
  port: number,
  password: string,
  demos: readonly Demo[],
  inbox: boolean,
  setClock: Date | null = null,
): string {
  const suffix = port === 80 ? '' : `:${port}`;
  const width = Math.max(0, ...demos.flatMap(({ logins }) => logins.map(({ email }) => email.length)));
  const lines = ['', `Open http://${host}${suffix} to use Operatory.`, ''];
  if (demos.length > 0) lines.push('  It shows the demo and lets you sign in as anyone here:', '');
  for (const { sub_domain, name, logins } of demos) {
    lines.push(`  ${name}: http://${sub_domain}.${host}${suffix}`);
    for (const { email, role, pin } of logins) {
      lines.push(`    ${email.padEnd(width)}  ${role}${pin ? `, PIN ${pin}` : ''}`);
    }
  }
  if (demos.length > 0) {
    lines.push('', `  Everyone's password: ${password}`);
    if (host === 'localhost') {
      lines.push(
        "  If your browser doesn't open these addresses, add this line to your hosts file:",
        `    127.0.0.1 ${demos.map(({ sub_domain }) => `${sub_domain}.localhost`).join(' ')}`,
      );
    }
  }
  if (inbox)
    lines.push(`  Emails: http://${host}${suffix}/dev/inbox   Clock: http://${host}${suffix}/dev/clock`);
  if (setClock) lines.push(`  The clock is set to ${setClock.toISOString()}.`);
  lines.push('  Press Ctrl-C to stop.', '');
  return lines.join('\n');
}
