// Written by scripts/tokens/token-variants.ts. `npm run tokens` writes it again.

/** The hash in the name of each family of compiled variants. */
export const familyHashes: Record<string, string> = {
  'erc1155-delayed-ownable': 'ed174cc0',
  'erc1155-delayed-roles': '60c641dc',
  'erc1155-ownable': '122cc03e',
  'erc1155-roles': 'e2283147',
  'erc20-allowList-freezable-permit-roles': '7d40357c',
  'erc20-allowList-ownable': 'd5250c10',
  'erc20-allowList-permit-ownable': 'f3545016',
  'erc20-allowList-roles': '90a96c2d',
  'erc20-authorizations-ownable': '0224bd6c',
  'erc20-authorizations': '516b11eb',
  'erc20-blockList-freezable-permit-authorizations-roles': '957b081b',
  'erc20-blockList-freezable-permit-delayed-roles': 'a370a860',
  'erc20-blockList-ownable': '81e3d36a',
  'erc20-blockList-permit-ownable': '79c9b257',
  'erc20-blockList-roles': 'dafd3adc',
  'erc20-bridged-ownable': '02d58243',
  'erc20-bridged': 'bd9765cb',
  'erc20-callable-ownable': '0f7fd27a',
  'erc20-callable': '9c0a3fad',
  'erc20-delayed-ownable': 'e9d0b4ac',
  'erc20-flash-ownable': '86e21933',
  'erc20-flash': 'a02eab4f',
  'erc20-freezable-ownable': '12f0cf05',
  'erc20-freezable-permit-ownable': '4ba65d00',
  'erc20-freezable-roles': 'bde0514f',
  'erc20-limits-ownable': '01679174',
  'erc20-limits': '4bd8f5b5',
  'erc20-ownable': '3675f10c',
  'erc20-permit-authorizations': 'b4ad96d5',
  'erc20-permit-bridged': '37609d40',
  'erc20-permit-callable': '06cd5765',
  'erc20-permit-delayed-ownable': '9a91dc5d',
  'erc20-permit-delayed-roles': 'e9f1b126',
  'erc20-permit-flash-ownable': '2deea16a',
  'erc20-permit-flash': 'c5f71f5a',
  'erc20-permit-limits': '81198658',
  'erc20-permit-ownable': 'b6b2d1f8',
  'erc20-permit-roles': 'bf17e58c',
  'erc20-permit-temporary': 'cc4fccb3',
  'erc20-permit-votes-limits-roles': 'd1de530e',
  'erc20-permit-votes-limits': 'a2f51fe0',
  'erc20-permit-votes-ownable': 'ccc873ca',
  'erc20-permit-votes': '7452b36e',
  'erc20-permit': 'dcf3529b',
  'erc20-roles': '8851887b',
  'erc20-temporary-ownable': 'b5c9eaa6',
  'erc20-temporary': 'fce234db',
  erc20: '9896711b',
  'erc4626-delayed-ownable': '420327ca',
  'erc4626-ownable': '0ad8cb69',
  'erc4626-permit-delayed-ownable': 'ae6c35b1',
  'erc4626-permit-ownable': '6aa0432a',
  'erc4626-permit': 'd1797028',
  'erc4626-roles': 'dc1b2bfb',
  erc4626: '79964f5f',
  'erc721-delayed-ownable': 'fe85cf7f',
  'erc721-delayed-roles': '920cec37',
  'erc721-ownable': '6cb6a11d',
  'erc721-roles': '4533aaf3',
}

/** The hash in the name of the library they are compiled with. */
export const libraryHash = '8c855a27'

/** The hash in the name of the compiler that browsers can run. */
export const compilerHash = '8c3decdb'

/** The whole SHA-256 of that file, as integrity attributes have it. */
export const compilerIntegrity = 'jD3s2z4rB2v9jsym8FqiMWQXwX2/inmb7LwA3wKCOV8='
