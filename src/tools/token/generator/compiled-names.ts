// Written by scripts/token-variants.ts. `npm run tokens` writes it again.

/** The hash in the name of each family of compiled variants. */
export const familyHashes: Record<string, string> = {
  'erc1155-ownable': 'c879cec2',
  'erc1155-roles': '1cfb0f6e',
  'erc20-flash-ownable': 'e9b726fc',
  'erc20-flash-roles': 'e89bf1fd',
  'erc20-flash': '63ceaaa9',
  'erc20-limits-ownable': '3bda9e2d',
  'erc20-limits-roles': '71822d8e',
  'erc20-limits': 'd2830042',
  'erc20-ownable': '369defb3',
  'erc20-permit-flash-ownable': 'f2b6683a',
  'erc20-permit-flash-roles': '93cd67fa',
  'erc20-permit-flash': '7418d99a',
  'erc20-permit-limits-ownable': 'a1534b84',
  'erc20-permit-limits-roles': '77d8a643',
  'erc20-permit-limits': '70f202c5',
  'erc20-permit-ownable': 'f49dcf23',
  'erc20-permit-roles': '69e1ff3f',
  'erc20-permit-votes-limits-ownable': '080ae465',
  'erc20-permit-votes-limits-roles': '203b6ec9',
  'erc20-permit-votes-limits': 'bd60d1b4',
  'erc20-permit-votes-ownable': 'e5ab8e89',
  'erc20-permit-votes-roles': '534365c6',
  'erc20-permit-votes': '2af81f64',
  'erc20-permit': 'c1e0a47f',
  'erc20-roles': '241dc6c3',
  erc20: '8e1b40ab',
  'erc721-ownable': '840cf3ec',
  'erc721-roles': 'b5180c2e',
}

/** The hash in the name of the library they are compiled with. */
export const libraryHash = '79892008'

/** The hash in the name of the compiler that browsers can run. */
export const compilerHash = '34db7605'

/** The whole SHA-256 of that file, as integrity attributes have it. */
export const compilerIntegrity = 'NNt2Bd/sCBD1KISFQ2ooD3hR08nEWcSmIQRuBhgP82I='
