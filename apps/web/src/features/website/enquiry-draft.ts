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

export const enquiryProblems = (draft: EnquiryDraft): Partial<EnquiryDraft> =>
  validateAll(enquiryFields, Object.keys(enquiryFields), draft);
