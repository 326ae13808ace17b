import { graphql, type ResultOf } from '#data/graphql.ts';

export const readMyTraining = graphql(`
  query myTraining {
    my_training {
      enrollment_id course_id name short_info thumbnail status due_date is_overdue attempt_no attempts_allowed
      percentage done items certificate_short_id expires_at
    }
  }
`);
export type MyCourse = ResultOf<typeof readMyTraining>['my_training'][number];

export const openCourses = graphql(`
  query openCourses {
    training_courses(
      where: {
        is_open: { _eq: true }, status: { _eq: ACTIVE }, training_course_items: { status: { _eq: ACTIVE } }
      }
      order_by: [{ name: asc }, { id: asc }], limit: 200
    ) { id name short_info thumbnail_image }
  }
`);
export type OpenCourse = ResultOf<typeof openCourses>['training_courses'][number];
