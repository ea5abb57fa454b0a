// Written by scripts/token-variants.ts. `npm run tokens` writes it again.

/** The hash in the name of each family of compiled variants. */
export const familyHashes: Record<string, string> = {
  'erc1155-ownable': 'eec0657b',
  'erc1155-roles': '6fd06af2',
  'erc20-flash-ownable': '81c46506',
  'erc20-flash': '63ceaaa9',
  'erc20-limits-ownable': '8e263eda',
  'erc20-limits': 'd2830042',
  'erc20-ownable': '8b0706ad',
  'erc20-permit-flash-ownable': 'ad30a31c',
  'erc20-permit-flash': '2f0826e6',
  'erc20-permit-limits': '70f202c5',
  'erc20-permit-ownable': '1122ad18',
  'erc20-permit-roles': '4e4ca3d5',
  'erc20-permit-votes-limits-roles': '8b15bc01',
  'erc20-permit-votes-limits': 'ec60c3a8',
  'erc20-permit-votes-ownable': 'd075b12c',
  'erc20-permit-votes': '2af81f64',
  'erc20-permit': 'c1e0a47f',
  'erc20-roles': 'db1cb2b7',
  erc20: '8e1b40ab',
  'erc721-ownable': 'cb70fca0',
  'erc721-roles': '83da65d2',
}

/** The hash in the name of the library they are compiled with. */
export const libraryHash = '79892008'

/** The hash in the name of the compiler that browsers can run. */
export const compilerHash = '8c3decdb'

/** The whole SHA-256 of that file, as integrity attributes have it. */
export const compilerIntegrity = 'jD3s2z4rB2v9jsym8FqiMWQXwX2/inmb7LwA3wKCOV8='
