export const qualificationTypes = [
  { value: 'QUALIFICATION', label: 'Qualification' },
  { value: 'REGISTRATION', label: 'Registration' },
  { value: 'LICENCE', label: 'Licence' },
  { value: 'WORKING_WITH_CHILDREN', label: 'Working with Children Check' },
  { value: 'VACCINATION', label: 'Vaccination' },
  { value: 'INSURANCE', label: 'Insurance' },
  { value: 'FIRST_AID', label: 'First aid' },
  { value: 'OTHER', label: 'Other' },
] as const;
