/**
 * An IPv4 or IPv6 address or a range is valid: 203.0.113.9, 203.0.113.0/24, 2001:db8::/32. A range with a
 * very short prefix is not, because it would contain most of the internet.
 */
export function isIpAddress(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  if (more.length > 0) return false;
  const [widest, bits] = isIpv4(address) ? [8, 32] : isIpv6(address) ? [16, 128] : [0, 0];
  if (bits === 0) return false;
  return (
    length === undefined ||
    (/^[1-9]\d{0,2}$/.test(length) && Number(length) >= widest && Number(length) <= bits)
  );
}

const isIpv4 = (text: string): boolean =>
  /^(\d{1,3}\.){3}\d{1,3}$/.test(text) &&
  text.split('.').every((part) => String(Number(part)) === part && Number(part) <= 255);

function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (!text.includes(':') || halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  // An IPv4 address at the end counts as two groups.
  const ending = isIpv4(last) && text.endsWith(last);
  const plain = ending ? groups.slice(0, -1) : groups;
  const count = plain.length + (ending ? 2 : 0);
  return (
    plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) && (halves.length === 2 ? count < 8 : count === 8)
  );
}

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** An Australian Business Number has 11 digits with a valid checksum. Spaces between them are ignored. */
export function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = abnWeights.reduce(
    (total, weight, place) => total + weight * (Number(digits[place]) - (place === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}
