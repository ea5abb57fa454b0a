/** What the counter takes on, so that no file can stop the browser. Sizes are bytes. */
export const limits = {
  /** A file or archive that is larger is not opened. */
  inputBytes: 100 * 1024 * 1024,
  /** One Solidity file. */
  fileBytes: 2 * 1024 * 1024,
  /** Everything that is read or unpacked for one count. */
  totalBytes: 100 * 1024 * 1024,
  /** Files that are looked at, inside archives and outside. */
  files: 10_000,
  /** Entries of one archive. */
  zipEntries: 10_000,
  /** Bytes that come out of one byte of an archive: text gives 5 to 20, a bomb a thousand. */
  zipRatio: 200,
} as const
