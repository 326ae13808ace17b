/** What a file may be: its extension, the type it is served as, and how its content is told. */
export interface FileKind {
  readonly extension: string;
  readonly mime_type: string;
  readonly file_type: 'IMAGE' | 'VIDEO' | 'FILE';
  /** Types a browser may claim for it besides its own. */
  readonly aliases?: readonly string[];
  /** Whether the content is what the extension says; `head` is the first 4 KB, `size` null while unknown. */
  readonly is: (head: Buffer, size: number | null) => boolean;
}

const starts =
  (...bytes: number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);
const isOle = starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isZip = starts(0x50, 0x4b, 0x03, 0x04);
// Office files are zips that name their part early; a zip of anything else is not taken.
const isOffice = (part: string) => (head: Buffer) =>
  isZip(head) &&
  (head.includes('[Content_Types].xml') || head.includes(`${part}/`) || head.includes('_rels/.rels'));
const isPlain = (head: Buffer) => {
  if (head.includes(0)) return false;
  const text = head.toString('utf8');
  // A cut in the middle of the last letter is no fault; anything else that is not UTF-8 is.
  return (
    !text.slice(0, -1).includes('\uFFFD') && !/<\s*(!doctype|html|script|svg|iframe|body|\?xml)/i.test(text)
  );
};
const isMp4 = (head: Buffer) => ascii(head, 4, 8) === 'ftyp';
const isMp3 = (head: Buffer) =>
  ascii(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2);
const isStl = (head: Buffer, size: number | null) =>
  (ascii(head, 0, 6) === 'solid ' && isPlain(head)) ||
  (head.length >= 84 && (size === null || size === 84 + 50 * head.readUInt32LE(80)));

const anyType = 'application/octet-stream';
const office = 'application/vnd.openxmlformats-officedocument.';
/** HTML and SVG are not among them, and never may be: they carry script. */
export const fileKinds: readonly FileKind[] = [
  {
    extension: 'jpg',
    mime_type: 'image/jpeg',
    file_type: 'IMAGE',
    aliases: ['image/jpg', 'image/pjpeg'],
    is: starts(0xff, 0xd8, 0xff),
  },
  {
    extension: 'png',
    mime_type: 'image/png',
    file_type: 'IMAGE',
    is: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  { extension: 'mp4', mime_type: 'video/mp4', file_type: 'VIDEO', is: isMp4 },
  { extension: 'txt', mime_type: 'text/plain', file_type: 'FILE', is: isPlain },
  {
    extension: 'pdf',
    mime_type: 'application/pdf',
    file_type: 'FILE',
    is: (head) => ascii(head, 0, 5) === '%PDF-',
  },
  { extension: 'doc', mime_type: 'application/msword', file_type: 'FILE', is: isOle },
  { extension: 'xls', mime_type: 'application/vnd.ms-excel', file_type: 'FILE', is: isOle },
  { extension: 'ppt', mime_type: 'application/vnd.ms-powerpoint', file_type: 'FILE', is: isOle },
  {
    extension: 'docx',
    mime_type: `${office}wordprocessingml.document`,
    file_type: 'FILE',
    is: isOffice('word'),
  },
  { extension: 'xlsx', mime_type: `${office}spreadsheetml.sheet`, file_type: 'FILE', is: isOffice('xl') },
  {
    extension: 'pptx',
    mime_type: `${office}presentationml.presentation`,
    file_type: 'FILE',
    is: isOffice('ppt'),
  },
  { extension: 'mp3', mime_type: 'audio/mpeg', file_type: 'FILE', aliases: ['audio/mp3'], is: isMp3 },
  {
    extension: 'stl',
    mime_type: 'model/stl',
    file_type: 'FILE',
    aliases: ['application/sla', 'application/vnd.ms-pki.stl'],
    is: isStl,
  },
  { extension: 'pro', mime_type: anyType, file_type: 'FILE', is: isPlain },
];

const byExtension = new Map(fileKinds.map((kind) => [kind.extension, kind]));
byExtension.set('jpeg', fileKinds[0] as FileKind);

const extensionOf = (name: string) => /\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
const claimedType = (mimeType: string) => mimeType.split(';')[0]?.trim().toLowerCase() ?? '';

/** The kind that name and claimed type agree on; null when they do not, or it is none of ours. */
export function claimedKind(name: string, mimeType: string): FileKind | null {
  const kind = byExtension.get(extensionOf(name));
  if (!kind) return null;
  // Browsers know no type for some of these and say octet-stream, or nothing.
  const agrees = ['', anyType, kind.mime_type, ...(kind.aliases ?? [])].includes(claimedType(mimeType));
  return agrees ? kind : null;
}

/** The last part of what the browser calls the file: a label for people, never a path. */
export function displayName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // Control and direction marks could make one name look like another.
  return (
    last
      .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
      .trim()
      .slice(-120) || 'file'
  );
}

/** A name as it is, or with the extension of its type where it has none of ours. */
export function namedByType(name: string, mimeType: string): string {
  if (byExtension.has(extensionOf(name))) return name;
  const claimed = claimedType(mimeType);
  const kind = fileKinds.find(({ mime_type }) => mime_type === claimed && mime_type !== anyType);
  return kind ? `${name || 'file'}.${kind.extension}` : name;
}
