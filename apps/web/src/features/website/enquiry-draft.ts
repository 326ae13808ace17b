import { enquiryFields } from '@operatory/domain/website/sign-up-fields';
import { validateAll } from '@operatory/resource';

export const emptyEnquiry = {
  name: '',
  business_name: '',
  email: '',
  phone: '',
  message: '',
  website: '',
};
export type EnquiryDraft = typeof emptyEnquiry;
export type EnquiryField = keyof EnquiryDraft;

/** What is still missing or wrong, by field, in the words of the server. */
export const enquiryProblems = (draft: EnquiryDraft): Partial<EnquiryDraft> =>
  validateAll(enquiryFields, Object.keys(enquiryFields), draft);
