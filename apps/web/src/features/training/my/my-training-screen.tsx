import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCommand, useQueryData } from '#data/hooks.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { paths } from '../paths.ts';
import { CertificateButton } from '../player/certificate-button.tsx';
import { enrolSelf } from '../training-commands.ts';
import { CourseCard, CourseState } from './course-card.tsx';
import classes from './my-training.module.css';
import { type MyCourse, type OpenCourse, openCourses, readMyTraining } from './my-training-data.ts';
import { sectionsOf } from './sections.ts';

/** The user's own courses. If the URL names an enrolment, as from a notification, that one opens instead. */
export function MyTrainingScreen() {
  const { record } = useSearch({ strict: false }) as ListSearch;
  return record === undefined ? <Courses /> : <Navigate to={paths.take(record)} replace />;
}

function Courses() {
  const mine = useQueryData(readMyTraining, {});
  const open = useQueryData(openCourses, {});
  const courses = mine.data?.my_training;
  const { current, done, offered } = sectionsOf(courses ?? [], open.data?.training_courses ?? []);
  return (
    <Page
      title="My training"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'My training' }]}
    >
      {mine.error && !courses ? (
        <Failed onRefresh={mine.refetch} />
      ) : !courses ? (
        <Skeleton height={240} />
      ) : (
        <Stack gap={24}>
          {current.length === 0 ? (
            <NothingYet title="You’re up to date" line="Courses that are assigned to you appear here." />
          ) : (
            <Section title="To do">
              {current.map((course) => (
                <CurrentCourse key={course.enrollment_id} course={course} />
              ))}
            </Section>
          )}
          {done.length > 0 ? (
            <Section title="Done">
              {done.map((course) => (
                <DoneCourse key={course.enrollment_id} course={course} />
              ))}
            </Section>
          ) : null}
          {offered.length > 0 ? (
            <Section title="You can enrol in">
              {offered.map((course) => (
                <OfferedCourse key={course.id} course={course} />
              ))}
            </Section>
          ) : null}
        </Stack>
      )}
    </Page>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Title order={2} fz={16} mb={12}>
      {title}
    </Title>
    <ul className={classes.cards}>{children}</ul>
  </section>
);

const facts = ({ name, short_info, thumbnail }: MyCourse) => ({
  name,
  info: short_info,
  picture: thumbnail,
});

function CurrentCourse({ course }: { course: MyCourse }) {
  const label = course.status === 'ENROLLED' ? 'Start' : course.status === 'SUBMITTED' ? 'Open' : 'Continue';
  return (
    <CourseCard {...facts(course)} state={<CourseState course={course} />}>
      <Button
        component={Link}
        to={paths.take(course.enrollment_id)}
        aria-label={`${label} ${course.name}`}
        variant={course.status === 'SUBMITTED' ? 'default' : 'filled'}
      >
        {label}
      </Button>
    </CourseCard>
  );
}

const DoneCourse = ({ course }: { course: MyCourse }) => (
  <CourseCard {...facts(course)} state={<CourseState course={course} />}>
    {course.certificate_short_id === null ? null : (
      <CertificateButton enrollment={course.enrollment_id} number={course.certificate_short_id} />
    )}
    <Button
      variant="default"
      component={Link}
      to={paths.take(course.enrollment_id)}
      aria-label={`Open ${course.name}`}
    >
      Open
    </Button>
  </CourseCard>
);

function OfferedCourse({ course }: { course: OpenCourse }) {
  const navigate = useNavigate();
  const [enrol, enrolling] = useCommand(enrolSelf, { success: 'Enrolled' });
  async function run() {
    const answer = await enrol({ id: course.id });
    if (answer.ok && answer.data.enrol_self) void navigate({ to: paths.take(answer.data.enrol_self.id) });
  }
  return (
    <CourseCard name={course.name} info={course.short_info} picture={course.thumbnail_image}>
      <Button
        variant="default"
        loading={enrolling}
        aria-label={`Enrol in ${course.name}`}
        onClick={() => void run()}
      >
        Enrol
      </Button>
    </CourseCard>
  );
}
