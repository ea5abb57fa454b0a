import type { ServiceWords } from './words.ts'

/** /blockchain-services */
export const blockchainServices: ServiceWords = {
  title: 'Blockchain services: from an idea to a running contract',
  description:
    'Protocol design, contract development, deployment and care after launch. Tell us what you have and we say which service you need, or none.',
  lead: 'You may have an idea, a repository, a contract that is already live, or nothing yet. For each of these there is a first step that costs little and can end with the advice to stop. We design the contracts, write them with their tests, deploy them reproducibly and stay reachable afterwards.',
}
