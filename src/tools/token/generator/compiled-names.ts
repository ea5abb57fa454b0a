// Written by scripts/token-variants.ts. `npm run tokens` writes it again.

/** The hash in the name of each family of compiled variants. */
export const familyHashes: Record<string, string> = {
  'erc1155-ownable': '122cc03e',
  'erc1155-roles': 'e2283147',
  'erc20-flash-ownable': '86e21933',
  'erc20-flash': 'a02eab4f',
  'erc20-limits-ownable': '01679174',
  'erc20-limits': '4bd8f5b5',
  'erc20-ownable': '3675f10c',
  'erc20-permit-flash-ownable': '2deea16a',
  'erc20-permit-flash': 'c5f71f5a',
  'erc20-permit-limits': '81198658',
  'erc20-permit-ownable': 'b6b2d1f8',
  'erc20-permit-roles': 'bf17e58c',
  'erc20-permit-votes-limits-roles': 'd1de530e',
  'erc20-permit-votes-limits': 'a2f51fe0',
  'erc20-permit-votes-ownable': 'ccc873ca',
  'erc20-permit-votes': '7452b36e',
  'erc20-permit': 'dcf3529b',
  'erc20-roles': '8851887b',
  erc20: '9896711b',
  'erc721-ownable': '6cb6a11d',
  'erc721-roles': '4533aaf3',
}

/** The hash in the name of the library they are compiled with. */
export const libraryHash = '79892008'

/** The hash in the name of the compiler that browsers can run. */
export const compilerHash = '8c3decdb'

/** The whole SHA-256 of that file, as integrity attributes have it. */
export const compilerIntegrity = 'jD3s2z4rB2v9jsym8FqiMWQXwX2/inmb7LwA3wKCOV8='
