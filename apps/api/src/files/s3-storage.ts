import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { Storage } from '../context/context.ts';
import type { Env } from '../env.ts';

/** S3 needs parts of at least 5 MB, except for the last one. */
const partBytes = 6 * 1024 * 1024;

/**
 * Stores files in an S3 bucket. Credentials come from the usual sources of the AWS SDK (environment, role).
 */
export function createS3Storage(env: Env, bucket: string): Storage {
  const s3 = new S3Client({
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
    // With the newer checksums, some S3-compatible services silently damage streamed bodies.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async write(key, bytes) {
      let size = 0;
      let uploadId: string | undefined;
      const parts: { ETag?: string; PartNumber: number }[] = [];
      try {
        for await (const { part, last } of inParts(bytes)) {
          size += part.byteLength;
          if (last && !uploadId) {
            await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: part }));
            return { size };
          }
          uploadId ??= (await s3.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key })))
            .UploadId;
          const PartNumber = parts.length + 1;
          const { ETag } = await s3.send(
            new UploadPartCommand({ Bucket: bucket, Key: key, UploadId: uploadId, PartNumber, Body: part }),
          );
          parts.push({ ETag, PartNumber });
        }
        await s3.send(
          new CompleteMultipartUploadCommand({
            Bucket: bucket,
            Key: key,
            UploadId: uploadId,
            MultipartUpload: { Parts: parts },
          }),
        );
        return { size };
      } catch (error) {
        // If deleting the uploaded parts fails too, the first error is still the one that is reported.
        if (uploadId)
          await s3
            .send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: uploadId }))
            .catch(() => {});
        throw error;
      }
    },
    async read(key) {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!(Body instanceof Readable)) throw new Error('S3 answered without a stream');
      return Body;
    },
    async remove(key) {
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}

/** Splits a stream into parts of at least 6 MB. Only the last one may be smaller, or empty. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ part: Buffer; last: boolean }> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.byteLength;
    if (length < partBytes) continue;
    yield { part: Buffer.concat(held), last: false };
    held = [];
    length = 0;
  }
  yield { part: Buffer.concat(held), last: true };
}
