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
  'bug vulnerability finding fault hole flaw',
  'mint minting',
  'claim airdrop',
  'whitepaper paper',
  'brochure leaflet',
  'survey questionnaire poll',
  'font typeface',
  'site website',
  'gone disappear vanish',
  'live deploy',
  'server database host',
  'reply answer respond',
  'frontend screen interface app',
  'daily day',
  'guarantee promise',
  'ownership owner renounce',
  'client customer reference',
  'steal copy take',
  'store keep save',
  'fix repair resolve',
  'people person reviewer',
  'start begin',
  'refuse decline',
  'build write develop make',
  'mistake wrong error',
  'secret key',
  'check verify prove proof',
  'company firm business',
  'delete erase remove',
  'country located location based',
  'custody hold',
  'custom own',
  'buy bought purchase',
  'review read look',
].map((group) => group.split(' '))

const byStem = new Map<string, readonly string[]>()

/** The words that may stand for one word, without itself. Compares stems. */
export function synonymsOf(stem: string, stemOf: (word: string) => string): readonly string[] {
  if (byStem.size === 0)
    for (const group of groups.map((words) => words.map(stemOf)))
      for (const one of group)
        byStem.set(
          one,
          [...new Set([...(byStem.get(one) ?? []), ...group])].filter((other) => other !== one),
        )
  return byStem.get(stem) ?? []
}
