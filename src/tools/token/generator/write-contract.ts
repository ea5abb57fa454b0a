import type { Overridden, Piece } from '#tools/token/features/feature.ts'

const longestLine = 120

/** Every entry of one section of all pieces. */
function all<
  section extends 'imports' | 'bases' | 'calls' | 'parameters' | 'types' | 'state' | 'checks' | 'setup' | 'mints',
>(pieces: readonly Piece[], section: section): NonNullable<Piece[section]>[number][] {
  return pieces.flatMap((piece) => (piece[section] ?? []) as NonNullable<Piece[section]>[number][])
}

/** What a contract is called, and the standard that is its first base. */
type Heading = { contract: string; standard: string }

/** A whole Solidity file with one contract, written from pieces. */
export function writeContract(pieces: readonly Piece[], { contract, standard }: Heading): string {
  const imports = [...new Set(all(pieces, 'imports'))].map((path) => {
    const name = path.split('/').at(-1)!.replace('draft-', '')
    const line = `import { ${name} } from "@openzeppelin/contracts/${path}.sol";`
    return line.length <= longestLine ? line : line.replace('{ ', '{\n    ').replace(' }', '\n}')
  })
  const notices = pieces.flatMap(({ notice }) => (notice ? [notice] : []))
  const events = pieces.flatMap((piece) => (piece.events ? [...piece.events, ''] : []))
  const errors = new Set(pieces.flatMap((piece) => piece.errors?.join('\n').split('\n\n') ?? []))
  const functions = pieces.flatMap((piece) => piece.functions ?? [])
  const members = [
    ...all(pieces, 'types'),
    ...all(pieces, 'state'),
    ...events,
    ...[...errors].flatMap((error) => [...error.split('\n'), '']),
    ...constructorOf(pieces),
    ...[...functions, ...overridesOf(pieces, standard)].flatMap((lines) => ['', ...lines]),
  ]
  return [
    '// SPDX-License-Identifier: MIT',
    'pragma solidity 0.8.37;',
    '',
    ...imports.toSorted(),
    '',
    `/// @title ${contract}`,
    ...notices.map((notice, at) => (at ? `///         ${notice}` : `/// @notice ${notice}`)),
    ...inheritance(contract, [...new Set(all(pieces, 'bases'))]),
    ...indent(members),
    '}',
    '',
  ].join('\n')
}

/** The first line of the contract, or several where it would be too long. */
function inheritance(contract: string, bases: readonly string[]): string[] {
  const line = `contract ${contract} is ${bases.join(', ')} {`
  if (line.length <= longestLine) return [line]
  return [
    `contract ${contract} is`,
    ...indent(bases.map((base, at) => (at < bases.length - 1 ? `${base},` : base))),
    '{',
  ]
}

const inMemory: ReadonlySet<string> = new Set(['string', 'Limits', 'Batch', 'Royalty', 'Editions', 'Sale'])

function constructorOf(pieces: readonly Piece[]): string[] {
  const parameters = all(pieces, 'parameters')
  const list = parameters.map(({ field, type }) => `${type}${inMemory.has(type) ? ' memory' : ''} ${field}_`)
  const calls = all(pieces, 'calls')
  const body = [...all(pieces, 'checks'), ...all(pieces, 'setup'), ...all(pieces, 'mints')]
  return [
    ...parameters.map(({ field, doc }) => `/// @param ${field}_ ${doc}`),
    ...head('constructor', list, calls),
    ...indent(body),
    '}',
  ]
}

const signatures: Record<string, readonly string[]> = {
  ERC20: ['address from', 'address to', 'uint256 value'],
  ERC721: ['address to', 'uint256 tokenId', 'address auth'],
  ERC1155: ['address from', 'address to', 'uint256[] memory ids', 'uint256[] memory values'],
  ERC6909: ['address from', 'address to', 'uint256 id', 'uint256 amount'],
}

/** The functions that several bases define, and that Solidity therefore wants said again. */
function overridesOf(pieces: readonly Piece[], standard: string): string[][] {
  const from = (name: Overridden) => [...new Set(pieces.flatMap(({ overrides }) => overrides?.[name] ?? []))]
  const before = pieces.flatMap(({ beforeUpdate }) => beforeUpdate ?? [])
  const after = pieces.flatMap(({ afterUpdate }) => afterUpdate ?? [])
  const written: string[][] = []

  const updates = from('_update')
  if (updates.length > 0 || before.length > 0 || after.length > 0) {
    const answers = standard === 'ERC721'
    const parameters = signatures[standard]!
    const values = parameters.map((parameter) => parameter.split(' ').at(-1))
    const which = updates.length > 0 ? `override(${[standard, ...updates].join(', ')})` : 'override'
    written.push([
      '/// @dev What every base does when tokens are created, sent or destroyed.',
      ...head('function _update', parameters, ['internal', which, ...(answers ? ['returns (address)'] : [])]),
      ...indent([...before, `${answers ? 'return ' : ''}super._update(${values.join(', ')});`, ...after]),
      '}',
    ])
  }
  const nonces = from('nonces')
  if (nonces.length > 0)
    written.push([
      '/// @notice The number of the next signature of an account, for permit and for votes.',
      `function nonces(address owner) public view override(${nonces.join(', ')}) returns (uint256) {`,
      '    return super.nonces(owner);',
      '}',
    ])
  const supports = from('supportsInterface')
  if (pieces.some(({ overrides }) => overrides?.supportsInterface?.length === 0)) supports.unshift(standard)
  const own = pieces.flatMap(({ interfaces }) => interfaces ?? [])
  if (supports.length > 1 || own.length > 0)
    written.push([
      '/// @notice Whether the contract has an interface (ERC-165).',
      ...head(
        'function supportsInterface',
        ['bytes4 interfaceId'],
        ['public', 'view', supports.length > 1 ? `override(${supports.join(', ')})` : 'override', 'returns (bool)'],
      ),
      `    return ${[...own.map((one) => `interfaceId == ${one}`), 'super.supportsInterface(interfaceId)'].join(' || ')};`,
      '}',
    ])
  return written
}

/** The head of a function on one line; else with its attributes on lines of their own; else with its parameters so. */
function head(name: string, parameters: readonly string[], attributes: readonly string[]): string[] {
  const start = `${name}(${parameters.join(', ')})`
  const line = `${start} ${attributes.join(' ')} {`
  if (line.length + 4 <= longestLine) return [line]
  if (start.length + 4 <= longestLine) return [start, ...indent(attributes), '{']
  const list = parameters.map((one, at) => (at < parameters.length - 1 ? `${one},` : one))
  return [`${name}(`, ...indent(list), `) ${attributes.join(' ')} {`]
}

const indent = (lines: readonly string[]) => lines.map((line) => line && `    ${line}`)
