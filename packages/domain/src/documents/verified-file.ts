/**
 * In megabytes. Higher than the limit for uploads, because a signed document also contains its certificate.
 */
export const verifiedFileMegabytes = 50;
