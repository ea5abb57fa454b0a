import type { FileFacts, Finding, PowerFacts, SampleLine, Weight } from './report.ts'

const finding = (rest: Omit<Finding, 'area'>): Finding => ({ area: 'metadata', ...rest })

/** Milliseconds after which metadata is slow, and bytes after which a picture is large. */
const most = { ms: 2_000, picture: 5_000_000 } as const

type Known = { powers?: PowerFacts; updates: number; sinceBlock: number; skipped: number }

/** What the metadata of the sample means: whether it is there, whether its form is right, and who can change it. */
export function judgeMetadata(
  sample: readonly SampleLine[],
  { powers, updates, sinceBlock, skipped }: Known,
): Finding[] {
  if (sample.length + skipped === 0) return []
  const found = [...judgeFiles(sample), ...judgeForm(sample), ...judgePlaces(sample, { powers, updates, sinceBlock })]
  if (skipped > 0)
    found.push(
      finding({
        id: 'metadata.out-of-time',
        weight: 'unknown',
        title: 'Not all metadata was read in time',
        means: 'The hosts were too slow for an inspection of 20 seconds. Inspect again later for the rest.',
        found: `${skipped} of ${sample.length + skipped} pieces of the sample were not read to the end.`,
      }),
    )
  return found
}

const count = (lines: readonly unknown[], all: readonly unknown[]) => `${lines.length} of ${all.length} pieces`
const ids = (lines: readonly SampleLine[]) => lines.map(({ token }) => token).join(', ')

function judgeFiles(sample: readonly SampleLine[]): Finding[] {
  const found: Finding[] = []
  for (const [part, word] of [
    ['file', 'Metadata'],
    ['image', 'Picture'],
  ] as const) {
    const lines = sample.flatMap((line) => (line[part] ? [{ line, file: line[part] }] : []))
    const failing = lines.filter(({ file }) => file.asked && file.fault !== undefined)
    const unasked = lines.filter(({ file }) => !file.asked)
    for (const sentence of new Set(failing.map(({ file }) => file.fault!))) {
      const same = failing.filter(({ file }) => file.fault === sentence)
      found.push(
        finding({
          id: `metadata.${part}.${slug(sentence)}`,
          weight: weightOf(sentence),
          title: `${word}: ${lower(sentence)}`,
          means:
            part === 'file'
              ? 'Wallets and markets show nothing of such a piece.'
              : 'Wallets and markets show such a piece without its picture.',
          found: `${count(same, sample)} (${ids(same.map(({ line }) => line))}), such as ${same[0]!.file.address}.`,
        }),
      )
    }
    for (const sentence of new Set(unasked.map(({ file }) => file.fault!))) {
      const same = unasked.filter(({ file }) => file.fault === sentence)
      found.push(
        finding({
          id: `metadata.${part}.unasked.${same[0]!.file.place}`,
          weight: same[0]!.file.place === 'other' ? 'medium' : 'unknown',
          title: part === 'file' ? 'Metadata that was not asked for' : 'Pictures that were not asked for',
          means: sentence,
          found: `${count(same, sample)} (${ids(same.map(({ line }) => line))}), such as ${same[0]!.file.address}.`,
        }),
      )
    }
  }
  const slow = sample.filter(({ file }) => (file?.ms ?? 0) > most.ms && !file?.fault)
  if (slow.length > 0)
    found.push(
      finding({
        id: 'metadata.slow',
        weight: 'low',
        title: 'The metadata comes slowly',
        means: 'Wallets may give up before it is there.',
        found: `${count(slow, sample)} (${ids(slow)}) took longer than two seconds.`,
      }),
    )
  const large = sample.filter(({ image }) => (image?.size ?? 0) > most.picture)
  if (large.length > 0)
    found.push(
      finding({
        id: 'metadata.large',
        weight: 'low',
        title: 'Pictures are larger than 5 MB',
        means: 'On a phone they take long, and some wallets do not show them.',
        found: `${count(large, sample)} (${ids(large)}), by what the host says.`,
      }),
    )
  return found
}

function judgeForm(sample: readonly SampleLine[]): Finding[] {
  const sentences = new Set(sample.flatMap(({ faults }) => faults))
  return [...sentences].map((sentence) => {
    const same = sample.filter(({ faults }) => faults.includes(sentence))
    const active = sentence.startsWith('Its drawing holds')
    return finding({
      id: `metadata.form.${slug(sentence)}`,
      weight: active ? 'medium' : weightOf(sentence),
      title: sentence.split('. ')[0]!.replace(/\.$/, ''),
      means: active
        ? 'Opening the drawing by itself runs its code. So does a market that shows it unguarded inside its page.'
        : sentence.startsWith('The contract')
          ? 'Wallets and markets show nothing of such a piece.'
          : 'Wallets and markets expect the form of the standard, and leave out what they cannot read.',
      found: `${count(same, sample)} (${ids(same)}), ${sentence.startsWith('The contract') ? 'asked by tokenURI() or uri()' : 'in what was read there'}.`,
    })
  })
}

const places: Partial<Record<FileFacts['place'], [weight: Weight, title: string, means: string]>> = {
  http: ['medium', 'Metadata is fetched without encryption', 'Anyone on the way can read and change it.'],
  https: [
    'medium',
    'The metadata is on a private server',
    'The holder of the server or its domain can change what a piece shows, or remove it.',
  ],
  ipns: [
    'medium',
    'The metadata is under a name that can be pointed elsewhere',
    'The owner of the name decides what a piece shows.',
  ],
  ipfs: [
    'note',
    'The metadata is named by its content',
    'What is under this address cannot change. It stays reachable as long as someone keeps it.',
  ],
  arweave: ['note', 'The metadata is on Arweave', 'What is under this address cannot change.'],
  chain: ['note', 'The metadata is on the chain', 'It is there as long as the contract, and changes only by its code.'],
}

function judgePlaces(
  sample: readonly SampleLine[],
  { powers, updates, sinceBlock }: Omit<Known, 'skipped'>,
): Finding[] {
  const found: Finding[] = []
  for (const [place, words] of Object.entries(places)) {
    const same = sample.filter(({ file }) => file?.place === place)
    if (same.length === 0) continue
    const [weight, title, means] = words
    found.push(
      finding({
        id: `metadata.place.${place}`,
        weight,
        title,
        means,
        found: `${count(same, sample)}, such as ${same[0]!.file!.address}.`,
      }),
    )
  }
  const named = sample.filter(({ file }) => /^https?:\/\/[^/]+\.eth\b/i.test(file?.address ?? ''))
  if (named.length > 0)
    found.push(
      finding({
        id: 'metadata.place.ens',
        weight: 'medium',
        title: 'The metadata is under a name of Ethereum',
        means: 'The owner of the name can point it elsewhere at any time, and the host that resolves it sees who asks.',
        found: `${count(named, sample)}, such as ${named[0]!.file!.address}.`,
      }),
    )
  const movable = powers?.functions.some(({ kind }) => kind === 'metadata')
  if (updates > 0)
    found.push(
      finding({
        id: 'metadata.updated',
        weight: movable ? 'medium' : 'note',
        title: 'Metadata was changed lately',
        means: 'What pieces show has been changed after they were made.',
        found: `${updates} events of ERC-4906 or ERC-7572 since block ${sinceBlock}.`,
      }),
    )
  return found
}

function weightOf(sentence: string): Weight {
  if (
    /private network|host does not exist|more than 1 MB|30 million|contract fails|no address of metadata/.test(sentence)
  )
    return 'high'
  return /description|attribute|JSON object$/.test(sentence) ? 'low' : 'medium'
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '')
const slug = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .split('-')
    .slice(0, 6)
    .join('-')
