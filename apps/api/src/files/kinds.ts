/** An allowed kind of file. */
export interface FileKind {
  readonly extension: string;
  readonly mime_type: string;
  readonly file_type: 'IMAGE' | 'VIDEO' | 'FILE';
  /** Other MIME types that browsers may send for this kind. */
  readonly aliases?: readonly string[];
  /** Whether the content fits the kind. `head` is its first 4 KB; `size` is null if it is not known yet. */
  readonly is: (head: Buffer, size: number | null) => boolean;
}

const starts =
  (...bytes: number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);
const isOle = starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isZip = starts(0x50, 0x4b, 0x03, 0x04);
// Office files are zips with one of these names near the start. Other zips are refused.
const isOffice = (part: string) => (head: Buffer) =>
  isZip(head) &&
  (head.includes('[Content_Types].xml') || head.includes(`${part}/`) || head.includes('_rels/.rels'));
const startsUtf16Le = starts(0xff, 0xfe);
const startsUtf16Be = starts(0xfe, 0xff);
/** Codes without a character in Windows-1252. */
const unassigned = new Set([0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/**
 * @returns True if the text has control characters that no text file contains. White space, the end-of-file
 * mark and escape are allowed.
 */
const hasBinary = (text: string): boolean =>
  [...text].some((letter) => {
    const code = letter.charCodeAt(0);
    return code < 9 || (code > 13 && code < 32 && code !== 0x1a && code !== 0x1b) || unassigned.has(code);
  });

/**
 * @returns The text of the first bytes, as UTF-16 with a byte order mark, UTF-8 or Windows-1252; null if it
 * is none of them.
 */
function textOf(head: Buffer): string | null {
  const even = head.subarray(0, head.length - (head.length % 2));
  if (startsUtf16Le(head) || startsUtf16Be(head)) {
    const text = (startsUtf16Le(head) ? even : Buffer.from(even).swap16()).toString('utf16le');
    return hasBinary(text) ? null : text;
  }
  const text = head.toString('utf8');
  // The last character of the head may be cut off, so it is not checked.
  const decoded = text.slice(0, -1).includes('\uFFFD') ? head.toString('latin1') : text;
  return hasBinary(decoded) ? null : decoded;
}
const isPlain = (head: Buffer) => {
  const text = textOf(head);
  return text !== null && !/<\s*(!doctype|html|script|svg|iframe|body|\?xml)/i.test(text);
};
// PDF readers accept a header within the first 1024 bytes, because scanners and mail gateways put bytes
// before it.
const isPdf = (head: Buffer) => head.subarray(0, 1024 + 5).includes('%PDF-');
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const isFtyp = (head: Buffer) => ascii(head, 4, 8) === 'ftyp';
/** HEIC is the format of iPhone photos. */
export const isHeic = (head: Buffer): boolean => isFtyp(head) && heicBrands.has(ascii(head, 8, 12));
// Still images and QuickTime films have the same container. Only what browsers play as MP4 is accepted.
const isMp4 = (head: Buffer) =>
  isFtyp(head) && !isHeic(head) && !['avif', 'avis', 'qt  '].includes(ascii(head, 8, 12));
const isMp3 = (head: Buffer) =>
  ascii(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2);
const isStl = (head: Buffer, size: number | null) =>
  (ascii(head, 0, 6) === 'solid ' && isPlain(head)) ||
  (head.length >= 84 && (size === null || size === 84 + 50 * head.readUInt32LE(80)));

const anyType = 'application/octet-stream';
const office = 'application/vnd.openxmlformats-officedocument.';
/** HTML and SVG must never be added, because they can contain scripts. */
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
    is: isPdf,
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

/**
 * @returns The kind that fits both the name and the claimed type; null if they disagree or the kind is not
 * allowed.
 */
export function claimedKind(name: string, mimeType: string): FileKind | null {
  const kind = byExtension.get(extensionOf(name));
  if (!kind) return null;
  // Browsers do not know some of these types and send octet-stream or nothing.
  const agrees = ['', anyType, kind.mime_type, ...(kind.aliases ?? [])].includes(claimedType(mimeType));
  return agrees ? kind : null;
}

/**
 * @returns The reason why a file was refused, so that the message can say what to do about it. `head` is null
 * before anything was read.
 */
export function fileKindRefusal(
  name: string,
  head: Buffer | null,
): 'file_heic' | 'file_not_mp4' | 'file_kind' {
  const extension = extensionOf(name);
  if (extension === 'heic' || extension === 'heif' || (head && isHeic(head))) return 'file_heic';
  if (['mov', 'avi', 'mkv', 'webm', 'wmv', 'm4v'].includes(extension)) return 'file_not_mp4';
  return extension === 'mp4' && head !== null ? 'file_not_mp4' : 'file_kind';
}

/** @returns The last part of the name that the browser sends. It is only shown, never used as a path. */
export function displayName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // Control characters and direction marks could make one name look like another.
  return (
    last
      .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
      .trim()
      .slice(-120) || 'file'
  );
}

/** @returns The name, with the extension of the claimed type if it has no allowed extension. */
export function withTypeExtension(name: string, mimeType: string): string {
  if (byExtension.has(extensionOf(name))) return name;
  const claimed = claimedType(mimeType);
  const kind = fileKinds.find(({ mime_type }) => mime_type === claimed && mime_type !== anyType);
  return kind ? `${name || 'file'}.${kind.extension}` : name;
}
