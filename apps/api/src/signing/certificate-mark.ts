const prefix = '%operatory-certificate:';

/** @returns The PDF with a comment after its end, by which its certificate is found. */
export const withCertificateNumber = (pdf: Buffer, number: number): Buffer =>
  Buffer.concat([pdf, Buffer.from(`\n${prefix}${number}\n`)]);

/** @returns The certificate number in a file; null if it has none. */
export function certificateNumberIn(bytes: Buffer): number | null {
  const end = bytes.subarray(-200).toString('latin1');
  const [, number] = /%operatory-certificate:(\d{1,9})\n/.exec(end) ?? [];
  return number === undefined ? null : Number(number);
}
