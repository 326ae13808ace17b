const courses = '/dashboard/training-courses';
const enrollments = '/dashboard/training-enrollments';
const mine = '/dashboard/my-training';

export const paths = {
  courses: `${courses}/list`,
  course: (id: string) => `${courses}/view/${id}`,
  enrollments: `${enrollments}/list`,
  enrollment: (id: string) => `${enrollments}/view/${id}`,
  mine: `${mine}/list`,
  take: (id: string) => `${mine}/view/${id}`,
} as const;
