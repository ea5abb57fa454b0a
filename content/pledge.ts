/** One version of the pledge. A signature is bound to it by the SHA-256 of its text. */
export type PledgeVersion = {
  number: number
  /** The day it was published, as 2026-11-21. */
  date: string
  /** SHA-256 of `pledgeText`, in hex. A test recomputes it. */
  sha256: string
  meaning: string
  articles: readonly (readonly [title: string, text: string])[]
}

/** The first version, as it was signed. */
const first: PledgeVersion = {
  number: 1,
  date: '2026-11-21',
  sha256: 'c70779a6c971b90048a5fa9cc109a62a18f7540e951ad541225fc226ba9a2423',
  meaning:
    'Whoever signs keeps these articles in the contracts they make, or asks for them in the contracts they use, review or hold.',
  articles: [
    [
      'No hidden owner',
      'A contract we deploy has no key of ours in it. Where you want an owner, it is you, it is named, and it is written down what the owner can do and until when.',
    ],
    [
      'No fee',
      'Our contracts take no share of a transfer, a lock, a claim or a mint. We are paid for work, by invoice.',
    ],
    [
      'No upgrade behind your back',
      'What is deployed stays as it is. A new version is a new address, and moving to it is a choice of each holder.',
    ],
    [
      'The source in the open',
      'Whoever meets a contract of ours can read its source, compile it and compare the result with what is on the chain.',
    ],
    [
      'Bad news first',
      'When we find a fault in something of ours, those it concerns hear of it before anybody else, and from us.',
    ],
  ],
}

/** The pledge as it can be signed now. */
export const pledgeNow: PledgeVersion = {
  number: 2,
  date: '2026-11-24',
  sha256: '7c8d94ac268ca47a1ccf5521c79ba1f0a4ac91b8d6966df0c77259d4056f2339',
  meaning:
    'When you sign, you keep these articles in the contracts you make. You ask for them in the contracts you use, review or hold.',
  articles: [
    [
      'No hidden owner',
      'A contract we deploy has no key of ours. Where you want an owner, the owner is you. The contract is named with what its owner can do, and until when.',
    ],
    [
      'No fee',
      'Our contracts take no share of a transfer, a lock, a claim or a mint. You pay us for work, by invoice.',
    ],
    [
      'No upgrade behind your back',
      'What we deploy stays as it is. A new version has a new address, and each holder chooses whether to move to it.',
    ],
    [
      'Open source',
      'Anyone can read the source of our contracts, compile it and compare the result with the code on the chain.',
    ],
    ['Bad news first', 'When we find a fault in something of ours, we tell the people it affects before anyone else.'],
  ],
}

/** Every version that was ever signed, newest first. A new one goes in front, and the old ones stay as they are. */
export const pledgeVersions: readonly PledgeVersion[] = [pledgeNow, first]

/** The text of a version, as it is hashed and as it can be downloaded. */
export function pledgeText({ number, date, meaning, articles }: PledgeVersion): string {
  const numbered = articles.map(([title, text], index) => `${index + 1}. ${title}\n${text}\n`)
  return [`The pledge, version ${number} of ${date}\n`, `${meaning}\n`, ...numbered].join('\n')
}
