import { pledgeNow } from '#content/pledge.ts'
import { signers } from './pledge.ts'

/** What an account says of its bearer when it signs: what will be on the wall. `link` is empty or an https address. */
export type PledgeAnswers = { name: string; signer: string; link: string; text: string }

/** What makes a message good for one account of one chain, once. Nothing of it but `account` comes from a request. */
export type Occasion = { origin: string; chainId: number; account: string; nonce: string; expires: Date }

const harmless = 'Signing costs nothing, moves nothing and permits nothing else.'

/** The text an account signs to put a name under the pledge as it is now. No answer holds a line break. */
export function signingText({ name, signer, link }: PledgeAnswers, occasion: Occasion): string {
  const { number, date, sha256 } = pledgeNow
  const kind = signers.find(([value]) => value === signer)?.[1] ?? ''
  return textOf('sign the pledge', occasion, [
    `Name: ${name}`,
    `What I am: ${kind}`,
    ...(link ? [`My page: ${link}`] : []),
    `Pledge: version ${number} of ${date}`,
    `SHA-256 of its text: ${sha256}`,
    '',
    'By signing I put this name on the public wall, bound to that text, until this account withdraws it.',
  ])
}

/** The text an account signs to take the signature with this public id off the wall. */
export function withdrawingText(id: string, occasion: Occasion): string {
  return textOf('withdraw your name from the pledge', occasion, [
    `Signature: ${id}`,
    '',
    'By signing I have the name of this account taken off the wall and deleted.',
  ])
}

function textOf(what: string, { origin, chainId, account, nonce, expires }: Occasion, lines: string[]): string {
  return [
    `${new URL(origin).host} asks you to ${what}.`,
    '',
    ...lines,
    harmless,
    '',
    `Account: ${account}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Valid until: ${expires.toISOString()}`,
  ].join('\n')
}
