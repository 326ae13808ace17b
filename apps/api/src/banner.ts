export interface Demo {
  readonly sub_domain: string;
  readonly name: string;
  readonly logins: readonly { readonly email: string; readonly role: string; readonly pin: string | null }[];
}

/** What `npm start` prints: the addresses, the demo's logins, and the hosts line for browsers that need one. */
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
  const lines = ['', `Operatory runs at http://${host}${suffix}`, ''];
  for (const { sub_domain, name, logins } of demos) {
    lines.push(`  ${name}: http://${sub_domain}.${host}${suffix}`);
    for (const { email, role, pin } of logins) {
      lines.push(`    ${email.padEnd(width)}  ${role}${pin ? `, PIN ${pin}` : ''}`);
    }
  }
  if (demos.length > 0) {
    lines.push('', `  Password of all of them: ${password}`);
    if (host === 'localhost') {
      lines.push(
        '  If your browser does not open these addresses, add to its hosts file:',
        `    127.0.0.1 ${demos.map(({ sub_domain }) => `${sub_domain}.localhost`).join(' ')}`,
      );
    }
  }
  if (inbox)
    lines.push(
      `  Mail that was sent: http://${host}${suffix}/dev/inbox   The clock: http://${host}${suffix}/dev/clock`,
    );
  if (setClock) lines.push(`  The clock is set: it is ${setClock.toISOString()}.`);
  lines.push('  Ctrl-C stops everything.', '');
  return lines.join('\n');
}
