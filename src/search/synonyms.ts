/** Words that are searched for each other, one group a line. */
const groups = [
  'audit review inspection',
  'price cost fee rate quote estimate',
  'liquidity lp pool',
  'lock unlock vest timelock release',
  'early earlier premature',
  'gas fee',
  'token coin',
  'meme memecoin',
  'nft collectible collection',
  'contact email mail phone reach',
  'call appointment meeting booking book',
  'privacy gdpr cookie data',
  'terms conditions legal',
  'blog post article',
  'press media logo brand',
  'marketing promotion launch',
  'design ui ux interface',
  'bug vulnerability finding fault',
  'mint minting',
  'claim airdrop',
  'whitepaper paper',
  'brochure leaflet',
  'survey questionnaire',
].map((group) => group.split(' '))

/** The words that may stand for one word, without itself. Compares stems. */
export function synonymsOf(stem: string, stemOf: (word: string) => string): string[] {
  const matching = groups.map((group) => group.map(stemOf)).filter((group) => group.includes(stem))
  return [...new Set(matching.flat())].filter((other) => other !== stem)
}
