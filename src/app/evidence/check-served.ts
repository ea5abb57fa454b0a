import { fetchBytes, sha256Of } from './fetch-bytes.ts'
import type { Outcome, Report } from './outcome.ts'
import { servedFiles } from './served.ts'

type FileList = { files: Readonly<Record<string, string>> }

/** Files that are asked for at a time: a phone and the limits of the server bear no more. */
const atOnce = 4

/** Pages, scripts and styles: what runs here. Pictures and papers are on the list too, and weigh far more. */
const runs = /\.(?:js|css)$|^\/[^.]*$/

/** Fetches what runs in a browser again, and compares each file with the list. Rejects when the list does not arrive. */
export async function checkServed(report: Report): Promise<Outcome> {
  const { files } = JSON.parse(new TextDecoder().decode(await fetchBytes(servedFiles))) as FileList
  const listed = Object.entries(files)
  const asked = listed.filter(([path]) => runs.test(path))
  const changed: string[] = []
  const lost: string[] = []
  let done = 0
  const compare = async ([path, hash]: readonly [string, string]) => {
    const found = await fetchBytes(path).then(
      (bytes) => sha256Of(bytes, 'base64url'),
      () => undefined,
    )
    if (found === undefined) lost.push(path)
    else if (found !== hash) changed.push(path)
    report(++done, asked.length)
  }
  const waiting = asked.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of waiting) await compare(file)
    }),
  )
  return tell({ all: listed.length, asked: asked.length, changed, lost })
}

const named = (paths: readonly string[]) => paths.slice(0, 5).join(', ')

function tell({
  all,
  asked,
  changed,
  lost,
}: {
  all: number
  asked: number
  changed: string[]
  lost: string[]
}): Outcome {
  if (changed.length > 0)
    return { holds: 'no', words: `${changed.length} of ${asked} files differ from the list: ${named(changed)}.` }
  if (lost.length > 0)
    return { holds: 'unknown', words: `${lost.length} of ${asked} files did not arrive: ${named(lost)}. Run it again.` }
  return {
    holds: 'yes',
    words: `${asked} pages, scripts and styles have the hash on the list. Pictures and papers were not fetched: the list has ${all} files.`,
  }
}
