/** A size of a file as people read it; a kB is 1000 bytes. */
export const sizeInWords = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))} kB`
