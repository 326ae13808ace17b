import { Button, Menu } from '@mantine/core';
import { cancelEnrollment as cancelRule, grantRetake as retakeRule } from '@operatory/domain';
import { IconBan, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { DotsButton } from '#ui/dots-button.tsx';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';
import { type Enrollment, statusOf } from '../enrollment-data.ts';
import { CertificateButton } from '../player/certificate-button.tsx';
import { cancelEnrollment, grantRetake } from '../training-commands.ts';

/** The actions on a whole enrolment, by the same rules as the server's. */
export function EnrollmentActions({ enrollment, edits }: { enrollment: Enrollment; edits: boolean }) {
  const [asking, setAsking] = useState<'retake' | 'cancel' | null>(null);
  const [retake] = useCommand(grantRetake, { success: 'Another attempt granted' });
  const [cancel] = useCommand(cancelEnrollment, { success: 'Enrollment cancelled' });
  const status = statusOf(enrollment.status);
  const relation = { mine: false, editor: edits };
  const [certificate] = enrollment.training_course_certificates;
  const { id, version } = enrollment;
  const name = enrollment.user?.display_name ?? 'This person';
  return (
    <>
      {certificate ? <CertificateButton enrollment={id} number={certificate.short_id} /> : null}
      {retakeRule(status, relation).ok ? (
        <Button leftSection={<IconRefresh size={16} />} onClick={() => setAsking('retake')}>
          Grant a retake
        </Button>
      ) : null}
      {cancelRule(status, relation).ok ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <DotsButton aria-label="More actions" />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconBan size={16} />} onClick={() => setAsking('cancel')}>
              Cancel enrollment
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {asking === 'retake' ? (
        <UpdateStatusDialog
          title="Grant a retake"
          message="grant another attempt"
          question={`${name} gets another attempt. What they have passed stays passed.`}
          optionalMessage
          confirm="Grant"
          onClose={() => setAsking(null)}
          onSave={async (note) => {
            if ((await retake({ id, version, note })).ok) setAsking(null);
          }}
        />
      ) : null}
      {asking === 'cancel' ? (
        <UpdateStatusDialog
          title="Cancel enrollment"
          message="cancel this enrollment"
          question={`${name} no longer has to do this course. What they have handed in is kept.`}
          isMessageRequired
          confirm="Cancel enrollment"
          danger
          onClose={() => setAsking(null)}
          onSave={async (note) => {
            if ((await cancel({ id, version, note })).ok) setAsking(null);
          }}
        />
      ) : null}
    </>
  );
}
