export const onboardingMessages = {
  sample_data_needs_clinic: 'Add a clinic first. Sample data goes into your first clinic.',
  sample_data_exists: 'Sample data has already been added. Remove it first.',
  sample_data_missing: 'There is no sample data to remove.',
} as const;
