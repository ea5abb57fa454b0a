/** A mail as far as it is read: its headers, by their names in small letters, in their order, and its text in each form it has. */
export type ReadMail = { headers: readonly (readonly [name: string, value: string])[]; text: string; html: string }

/** No honest mail is deeper, or has more parts or longer headers. */
const most = { depth: 20, parts: 500, headers: 256 * 1024 }

type Part = Pick<ReadMail, 'headers'> & { body: string }
type Found = { text: string[]; html: string[]; parts: number }

/**
 * Reads a mail (RFC 5322) of one or several parts (RFC 2045, 2046). What is attached, and a mail within the mail, is not read. Throws where
 * it is deeper or longer than any honest one.
 */
export function readMail(raw: Uint8Array): ReadMail {
  // One character for each byte, until a part says what its bytes mean.
  const whole = partOf(Buffer.from(raw).toString('latin1'))
  const found: Found = { text: [], html: [], parts: 0 }
  collect(whole, found, 0)
  return { headers: whole.headers, text: found.text.join('\n'), html: found.html.join('\n') }
}

function partOf(raw: string): Part {
  const end = /^\r?\n|\r?\n\r?\n/.exec(raw)
  const head = end ? raw.slice(0, end.index) : raw
  if (head.length > most.headers) throw new RangeError('The headers are too long')
  const headers = head
    .replaceAll(/\r?\n[ \t]/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? []
      return name ? [[name.toLowerCase(), value!.trim()] as const] : []
    })
  return { headers, body: end ? raw.slice(end.index + end[0].length) : '' }
}

function collect({ headers, body }: Part, found: Found, depth: number): void {
  if (depth > most.depth || ++found.parts > most.parts) throw new RangeError('There are too many parts')
  const header = (name: string) => headers.find(([each]) => each === name)?.[1] ?? ''
  const { value: type, parameters } = parametersIn(header('content-type') || 'text/plain')
  if (type.startsWith('multipart/')) {
    const boundary = parameters.get('boundary')
    for (const part of boundary ? partsBetween(body, boundary) : []) collect(partOf(part), found, depth + 1)
    return
  }
  const kind = type === 'text/plain' ? 'text' : type === 'text/html' ? 'html' : undefined
  if (!kind || parametersIn(header('content-disposition')).value === 'attachment') return
  const bytes = decoded(body, header('content-transfer-encoding').toLowerCase())
  if (bytes) found[kind].push(wordsOf(bytes, parameters.get('charset')))
}

/** A header such as `text/plain; charset="utf-8"`, in small letters but for the values of its parameters. */
function parametersIn(header: string): { value: string; parameters: ReadonlyMap<string, string> } {
  const [, value = ''] = /^\s*([^;\s]*)/.exec(header) ?? []
  const pairs = [...header.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g)]
  return {
    value: value.toLowerCase(),
    parameters: new Map(
      pairs.map(([, name, quoted, plain]) => [name!.toLowerCase(), quoted?.replaceAll(/\\(.)/g, '$1') ?? plain!]),
    ),
  }
}

/** The parts of a body that a boundary divides; what stands before the first and behind the last is none. */
function partsBetween(body: string, boundary: string): string[] {
  const parts: string[] = []
  let lines: string[] | undefined
  const end = () => {
    // The line end before a boundary belongs to it.
    if (lines) parts.push(lines.join('\n'))
    lines = []
  }
  for (const line of body.split(/\r?\n/)) {
    const said = line.startsWith('--') ? line.trimEnd() : ''
    if (said === `--${boundary}--`) {
      end()
      return parts
    }
    if (said === `--${boundary}`) end()
    else lines?.push(line)
  }
  // One that was cut off on its way has no last boundary.
  end()
  return parts
}

/** The bytes of a body; undefined where they are encoded in a way that nobody knows. */
function decoded(body: string, encoding: string): Buffer | undefined {
  if (['', '7bit', '8bit', 'binary'].includes(encoding)) return Buffer.from(body, 'latin1')
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return undefined
  const lines = body.split('\n').map((line) => line.trimEnd())
  const text = lines.join('\n').replaceAll('=\n', '')
  return Buffer.from(
    text.replaceAll(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  )
}

/** Bytes as text. Where the charset is not said, or nobody knows it, they are UTF-8 if they can be. */
function wordsOf(bytes: Buffer, charset: string | undefined): string {
  for (const label of [charset, 'utf-8'])
    try {
      if (label) return new TextDecoder(label, { fatal: label !== charset }).decode(bytes)
    } catch {
      // Another one, then.
    }
  return new TextDecoder('windows-1252').decode(bytes)
}
