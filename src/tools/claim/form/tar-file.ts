/** Bytes of a block in an archive. */
const block = 512

/** Files as one archive that every system unpacks (ustar): what is needed to put a list of many files onto a host. Names of up to 100 letters. */
export function tarOf(folder: string, files: Iterable<{ name: string; bytes: Uint8Array }>): Blob {
  const parts: BlobPart[] = []
  for (const { name, bytes } of files) {
    parts.push(headerOf(`${folder}/${name}`, bytes.length), bytes.slice())
    parts.push(new Uint8Array((block - (bytes.length % block)) % block))
  }
  parts.push(new Uint8Array(2 * block))
  return new Blob(parts, { type: 'application/x-tar' })
}

function headerOf(name: string, size: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(block)
  const put = (at: number, text: string) => header.set(new TextEncoder().encode(text), at)
  const octal = (at: number, digits: number, value: number) => put(at, value.toString(8).padStart(digits, '0'))
  put(0, name)
  octal(100, 7, 0o644)
  octal(108, 7, 0)
  octal(116, 7, 0)
  octal(124, 11, size)
  octal(136, 11, 0)
  // The sum is taken with blanks in its own place.
  put(148, '        0')
  put(257, 'ustar\u000000')
  octal(
    148,
    6,
    header.reduce((sum, byte) => sum + byte, 0),
  )
  put(154, '\u0000 ')
  return header
}
