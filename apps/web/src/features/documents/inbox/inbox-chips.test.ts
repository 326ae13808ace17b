import { matches } from '@operatory/resource';
import { expect, test } from 'vitest';
import { stepOf } from '../item/next-step.ts';
import { inboxChips } from './inbox-chips.ts';

const signers = ['USER', 'WITNESS', 'ADMIN'] as const;
const people = [null, 'mia', 'noah'] as const;
const both = [true, false] as const;
const documents = [
  { category_id: null, category: null },
  { category_id: 'policies', category: { is_confidential: false } },
  { category_id: 'staff', category: { is_confidential: true } },
];
const steps = { sign: 'sign', read: 'read', upload: 'upload' } as const;

/** One assignment for each combination of the possible values. */
const assignments = signers.flatMap((next_signer) =>
  people.flatMap((next_user_id) =>
    people.flatMap((witness_user_id) =>
      both.flatMap((is_signature_required) =>
        both.flatMap((is_download_and_upload_file) =>
          [null, { file_id: 'f' }].flatMap((document_attachment) =>
            documents.map((client_document) => ({
              client_document,
              user_id: 'lena',
              status: 'VIEWED',
              witness_user_id,
              admin_signer_user_id: null,
              next_signer,
              next_user_id,
              document_attachment,
              client_document_version: { is_signature_required, is_download_and_upload_file },
            })),
          ),
        ),
      ),
    ),
  ),
);

test.each(['nowhere', 'unconfidential', 'everywhere'] as const)(
  'each tab lists the assignments that wait for its step by a user whose right to sign for others is: %s',
  (signs) => {
    const chips = inboxChips('mia', signs).filter(({ key }) => key in steps);
    for (const assignment of assignments) {
      const tabs = chips
        .filter(({ where }) => matches(where, assignment, { session: {} }))
        .map(({ key }) => key);
      const asked = stepOf(assignment, { id: 'mia', signs });
      expect(tabs, JSON.stringify(assignment)).toEqual(asked ? [asked.step] : []);
    }
  },
);
