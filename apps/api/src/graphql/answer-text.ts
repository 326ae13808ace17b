const head = Buffer.from('{"data":');
const tail = Buffer.from('}');

/** `{"data":…}` round the text of data; Buffers stay Buffers. */
export const wrap = (data: Buffer | string): Buffer | string =>
  typeof data === 'string' ? `{"data":${data}}` : Buffer.concat([head, data, tail]);
