import { toFunctionSelector, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { codeMint721Runtime } from '#contracts/code-mint-721.ts'
import { readDataAddress } from '#tools/nft-inspector/files/data-address.server.ts'
import { activeParts, fileKind } from '#tools/metadata/file-kind.ts'
import { metadataPlace } from '#tools/nft-inspector/files/metadata-place.ts'
import { readMetadata } from '#tools/metadata/read-metadata.ts'
import { knownPermissions } from '#tools/nft-inspector/report/known-permissions.ts'
import { spread } from './spread.ts'
import { standards } from './standards.ts'
import { minimalProxyOf, walkCode } from '#chain/code/walk-code.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const xor = (...signatures: string[]) =>
  `0x${signatures
    .map((each) => BigInt(toFunctionSelector(`function ${each}`)))
    .reduce((all, each) => all ^ each)
    .toString(16)
    .padStart(8, '0')}`
const text = (address: string) => {
  const read = readDataAddress(address, 100)
  return read && new TextDecoder().decode(read.bytes)
}

test('what is pushed, and what nobody can reach, is no instruction', () => {
  // PUSH4 with the bytes of SELFDESTRUCT and DELEGATECALL; STOP; then a table of the same.
  expect(walkCode('0x63fff4fff45000fff4fff4' as Hex)).toEqual({ selectors: new Set() })
  expect(walkCode('0x6000ff' as Hex).selfdestruct).toBe(2)
  expect(walkCode('0x005bf4' as Hex).delegatecall).toBe(2)
  // A constant that is compared with nothing is not a selector; one that is cut off at the end is none either.
  expect(walkCode('0x6301020304506301020304816314' as Hex).selectors.size).toBe(0)
  expect([...walkCode('0x80630102030414' as Hex).selectors]).toEqual(['0x01020304'])
})

test('in the code of our own collection its functions are found, and no power over it', () => {
  const { selectors, selfdestruct, delegatecall } = walkCode(codeMint721Runtime.code)

  for (const signature of ['tokenURI(uint256)', 'ownerOf(uint256)', 'royaltyInfo(uint256,uint256)'])
    expect(selectors).toContain(toFunctionSelector(`function ${signature}`))
  expect([selfdestruct, delegatecall]).toEqual([undefined, undefined])
  const powers = Object.values(knownPermissions).flatMap(({ functions }) => functions)
  expect(powers.filter((signature) => selectors.has(toFunctionSelector(`function ${signature}`)))).toEqual([])
})

test('a minimal proxy names what it copies', () => {
  const to = '11'.repeat(20)
  expect(minimalProxyOf(`0x363d3d373d3d3d363d73${to}5af43d82803e903d91602b57fd5bf3`)).toBe(`0x${to}`)
  expect(minimalProxyOf('0x6000')).toBeUndefined()
})

test('the numbers of standards are those of their functions, and no function is listed twice', () => {
  expect(standards.metadata.id).toBe(xor('name()', 'symbol()', 'tokenURI(uint256)'))
  expect(standards.enumerable.id).toBe(
    xor('totalSupply()', 'tokenByIndex(uint256)', 'tokenOfOwnerByIndex(address,uint256)'),
  )
  expect(standards.royalty.id).toBe(xor('royaltyInfo(uint256,uint256)'))
  expect(standards.soulbound.id).toBe(xor('locked(uint256)'))
  expect(standards.rental.id).toBe(xor('setUser(uint256,address,uint64)', 'userOf(uint256)', 'userExpires(uint256)'))
  const powers = Object.values(knownPermissions).flatMap(({ functions }) => functions)
  expect(new Set(powers).size).toBe(powers.length)
})

test('the form of metadata is judged sentence by sentence', () => {
  expect(
    readMetadata('{"name":"A","description":"","image":"ipfs://x","attributes":[{"trait_type":"a","value":1}]}'),
  ).toEqual({
    name: 'A',
    image: 'ipfs://x',
    attributes: 1,
    faults: [],
  })
  expect(readMetadata('<html>').faults).toEqual(['It is not JSON.'])
  expect(readMetadata('[]').faults).toEqual(['It is no JSON object.'])
  expect(readMetadata('{"name":1,"attributes":{}}').faults).toHaveLength(4)
  expect(
    readMetadata('{"name":"A","description":"","image_data":"<svg/>","attributes":[{"x":1}]}').faults,
  ).toHaveLength(1)
})

test('data: addresses are read in both forms, and broken or endless ones do no harm', () => {
  expect(text(`data:application/json;base64,${btoa('{"a":1}')}`)).toBe('{"a":1}')
  expect(text('data:application/json;utf8,{"a":"100%25 & 5%"}')).toBe('{"a":"100% & 5%"}')
  expect(text('data:application/json;base64,***')).toBeUndefined()
  expect(text('data:nothing')).toBeUndefined()
  expect(text(`data:,${'x'.repeat(1_000)}`)).toHaveLength(100)
})

test('content of IPFS is read through the gateway of the operator alone, and not beside it', () => {
  const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  const gateway = 'https://gateway.example'
  expect(metadataPlace(`ipfs://${cid}/1.json`, gateway).url).toBe(`${gateway}/ipfs/${cid}/1.json`)
  expect(metadataPlace(`ipfs://ipfs/${cid}`, gateway).url).toBe(`${gateway}/ipfs/${cid}`)
  expect(metadataPlace(`ipfs://${cid}/../../admin`, gateway).url).toBeUndefined()
  expect(metadataPlace('ipfs://../admin', gateway).url).toBeUndefined()
  expect(metadataPlace(`ipfs://${cid}`, undefined)).toMatchObject({
    place: 'ipfs',
    why: expect.stringContaining('IPFS_GATEWAY'),
  })
  expect(metadataPlace('ar://x', gateway).url).toBeUndefined()
  expect(metadataPlace('1.json', gateway)).toMatchObject({ place: 'other' })
})

test('a file is what its bytes are, and a drawing that runs something is seen', () => {
  expect(fileKind(bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('SVG drawing')
  expect(fileKind(bytes('<!DOCTYPE html>'))).toBe('HTML page')
  expect(fileKind(bytes('hello'))).toBe('something else')
  expect(activeParts(bytes('<svg><path d="M0 0"/></svg>'))).toBeUndefined()
  for (const [inside, word] of [
    ['<script>', 'a script'],
    ['<g onload="x()">', 'a handler'],
    ['<a href="javascript:x">', 'javascript:'],
    ['<foreignObject>', 'foreign'],
    ['<image href="https://x.example/">', 'another host'],
  ] as const)
    expect(activeParts(bytes(`<svg>${inside}</svg>`))).toContain(word)
})

test('a sample is spread over everything, both ends included', () => {
  expect(spread(1n, 3n, 12)).toEqual([1n, 2n, 3n])
  expect(spread(0n, 0n, 12)).toEqual([])
  const many = spread(1n, 10_000n, 12)
  expect([many.length, many[0], many.at(-1)]).toEqual([12, 1n, 10_000n])
})
