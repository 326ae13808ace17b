/** The largest file that can be checked: a document with its certificate is larger than an uploaded one may be. */
export const verifiedFileMegabytes = 50;
