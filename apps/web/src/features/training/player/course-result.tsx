import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { lastValidDay } from '@operatory/domain/training/renewal';
import { IconCertificate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useZone } from '#session/record-zone.tsx';
import type { Enrollment } from '../enrollment-data.ts';
import { paths } from '../paths.ts';
import { dayText, percentText } from '../training-words.ts';
import { CertificateButton } from './certificate-button.tsx';

/**
 * The result of a course, also after it has expired: the grade, how long it is valid, and the certificate.
 */
export function CourseResult({ enrollment, mine }: { enrollment: Enrollment; mine: boolean }) {
  const zone = useZone();
  const [certificate] = enrollment.training_course_certificates;
  const isExpired = enrollment.status === 'EXPIRED';
  const facts = [
    enrollment.client_training_grade?.name,
    enrollment.percentage === null ? null : percentText(enrollment.percentage),
    dayText(enrollment.completed_at, zone),
  ].filter(Boolean);
  return (
    <Paper p={24} component="section" aria-label="Result">
      <Stack gap={8} align="flex-start">
        <IconCertificate size={32} color="var(--op-accent)" aria-hidden />
        <Title order={2} fz={20}>
          {isExpired ? 'This completion has expired' : mine ? 'You completed this course' : 'Completed'}
        </Title>
        <Text>{facts.join(' · ')}</Text>
        {enrollment.expires_at ? (
          <Text size="sm" c="var(--op-muted)">
            {isExpired
              ? `Expired ${dayText(enrollment.expires_at, zone)}`
              : `Valid until ${lastValidDay(new Date(enrollment.expires_at), zone)}`}
          </Text>
        ) : null}
        <Group gap={8} mt={8}>
          {certificate ? (
            <CertificateButton enrollment={enrollment.id} number={certificate.short_id} />
          ) : null}
          {mine ? (
            <Button variant="default" component={Link} to={paths.mine}>
              My training
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Paper>
  );
}
