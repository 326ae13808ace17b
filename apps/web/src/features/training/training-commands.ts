import { graphql } from '#data/graphql.ts';

export const enrolUsers = graphql(`
  mutation enrolUsers(
    $training_course_id: uuid!, $user_ids: [uuid!], $role_names: [String!], $clinic_ids: [uuid!], $due_date: date
    $message: String
  ) {
    enrol_users(
      training_course_id: $training_course_id, user_ids: $user_ids, role_names: $role_names, clinic_ids: $clinic_ids
      due_date: $due_date, message: $message
    ) { enrolled already }
  }
`);
export const enrolSelf = graphql(`
  mutation enrolSelf($id: uuid!) { enrol_self(training_course_id: $id) { id } }
`);
export const startItem = graphql(`
  mutation startTrainingItem($enrollment: uuid!, $item: uuid!) {
    start_training_item(training_course_enrollment_id: $enrollment, training_course_item_id: $item) { id }
  }
`);
export const submitItem = graphql(`
  mutation submitTrainingItem(
    $enrollment: uuid!, $item: uuid!, $answers: json, $attachments: [submit_training_item_attachments_input!]
    $message: String
  ) {
    submit_training_item(
      training_course_enrollment_id: $enrollment, training_course_item_id: $item, answers: $answers
      attachments: $attachments, message: $message
    ) { id }
  }
`);
export const cancelEnrollment = graphql(`
  mutation cancelEnrollment($id: uuid!, $version: Int!, $note: String) {
    cancel_enrollment(id: $id, version: $version, note: $note) { id }
  }
`);
export const grantRetake = graphql(`
  mutation grantRetake($id: uuid!, $version: Int!, $note: String) {
    grant_retake(id: $id, version: $version, note: $note) { id }
  }
`);
export const markSubmission = graphql(`
  mutation markTrainingSubmission($id: uuid!, $version: Int!, $percentage: Float!, $message: String) {
    mark_training_submission(id: $id, version: $version, percentage: $percentage, message: $message) { id }
  }
`);
export const keepMediaPosition = graphql(`
  mutation keepMediaPosition($id: uuid!, $seconds: Int!) {
    keep_media_position(id: $id, seconds: $seconds) { affected_rows }
  }
`);
