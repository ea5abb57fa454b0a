import type { TokenArtifact } from './artifact.ts'

/**
 * Whether the code found at an address is that of the variant. Values that the constructor wrote, such as decimals, are not compared.
 */
export function isCodeOf(
  { creationCode, runtime, immutables }: Pick<TokenArtifact, 'creationCode' | 'runtime' | 'immutables'>,
  code: string,
): boolean {
  const [start, length] = runtime
  const mask = (hex: string) =>
    immutables.reduce(
      (masked, [from, size]) => masked.slice(0, from * 2) + '0'.repeat(size * 2) + masked.slice((from + size) * 2),
      hex.toLowerCase(),
    )
  const expected = creationCode.slice(2 + start * 2, 2 + (start + length) * 2)
  return code.length === 2 + length * 2 && mask(code.slice(2)) === mask(expected)
}
