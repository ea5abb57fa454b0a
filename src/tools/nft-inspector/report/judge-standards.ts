import type { Finding, StandardLine } from './report.ts'

const finding = (rest: Omit<Finding, 'area'>): Finding => ({ area: 'standards', ...rest })

/** Compares the standards a contract claims with those it keeps. `liar`: the contract answers yes to every question. */
export function judgeStandards(lines: readonly StandardLine[], { liar }: { liar: boolean }): Finding[] {
  const found: Finding[] = []
  if (liar)
    found.push(
      finding({
        id: 'standards.yes-to-all',
        weight: 'medium',
        title: 'The contract says yes to every standard it is asked about',
        means: 'Markets and wallets that ask before they call are misled. Below counts what the calls showed.',
        found: 'supportsInterface(0xffffffff) is true, which ERC-165 forbids.',
      }),
    )
  const silent = lines.find(({ name, kept }) => name === 'ERC-165' && kept === false)
  if (silent && !liar)
    found.push(
      finding({
        id: 'standards.silent',
        weight: 'medium',
        title: 'The contract does not say which standards it keeps',
        means: 'Markets that ask first will not know that this is a collection.',
        found: silent.found,
      }),
    )
  const others = lines.filter(({ name }) => name !== 'ERC-165')
  for (const { name, about, claimed, kept, found: how, id } of others) {
    if (claimed && kept === false && !liar)
      found.push(
        finding({
          id: `standards.broken.${id}`,
          weight: 'medium',
          title: `${name} is claimed and not kept`,
          means: `Programs that rely on it (${about}) fail on this contract.`,
          found: `supportsInterface(${id}) is true; ${how}.`,
        }),
      )
    if (!claimed && kept && ['ERC-721', 'ERC-1155', 'ERC-2981'].includes(name) && !(silent && name !== 'ERC-2981'))
      found.push(
        finding({
          id: `standards.unclaimed.${id}`,
          weight: 'low',
          title: `${name} is kept and not claimed`,
          means: `Programs that ask before they call do not find it (${about}).`,
          found: `supportsInterface(${id}) is not true; ${how}.`,
        }),
      )
  }
  if (lines.some(({ name, kept }) => name === 'ERC-5192' && kept))
    found.push(
      finding({
        id: 'standards.locked',
        weight: 'note',
        title: 'Pieces can be bound to their owner',
        means: 'A piece that is locked cannot be moved or sold.',
        found: 'locked() answers for a piece of the sample (ERC-5192).',
      }),
    )
  if (found.length === 0)
    found.push(
      finding({
        id: 'standards.kept',
        weight: 'note',
        title: 'What the contract says of its standards is true',
        means: 'Wallets and markets find what they expect.',
        found: `${lines
          .filter(({ kept }) => kept)
          .map(({ name }) => name)
          .join(', ')}: claimed, and kept when called.`,
      }),
    )
  return found
}
