import { IconCertificate } from '@tabler/icons-react';
import { PdfButton } from '#kit/assignments/pdf-button.tsx';

export const CertificateButton = ({ enrollment, number }: { enrollment: string; number: number }) => (
  <PdfButton
    path={`training-enrollments/${enrollment}/certificate.pdf`}
    name={`certificate-${number}.pdf`}
    label="Certificate"
    icon={<IconCertificate size={16} />}
  />
);
