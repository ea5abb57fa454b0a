import type { ServiceWords } from './words.ts'

/** /meme-token */
export const memeToken: ServiceWords = {
  title: 'Meme token creator: choose, read the source, deploy',
  description:
    'Choose the features of your token, read its exact source, and deploy it from your own wallet. No fee, no owner key of ours, no upgrade path.',
  lead: 'Your choices become Solidity source that you can read before you sign, and your own wallet deploys it. No contract of ours stands in between: we take no fee, hold no key and cannot change the token later.',
}
