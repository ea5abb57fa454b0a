import type { ServiceWords } from './words.ts'

/** /web3-design-services */
export const web3DesignServices: ServiceWords = {
  title: 'Web3 UI/UX design: screens that say what a signature does',
  description:
    'Interfaces for wallets, tokens and claims in which every signature is explained first. Delivered as designs, components and tests.',
  lead: 'Most money lost by users is lost on a screen that did not say what it was asking. We design interfaces in which each signature names its action, asset, amount and cost first, and deliver them as working components with their empty, loading and failed states.',
}
