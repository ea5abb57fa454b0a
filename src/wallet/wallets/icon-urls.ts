/** Where the pictures of wallets are, by the id of the wallet. Only the address is here: a picture is loaded when its row is shown. */
export const iconUrls: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('./icons/*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ).map(([file, url]) => [/([^/]+)\.svg$/.exec(file)![1]!, url]),
)
