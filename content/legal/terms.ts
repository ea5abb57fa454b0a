import { brand } from '../brand.ts'
import { company } from '../company.ts'
import type { LegalDocument } from './document.ts'

/** The terms of the site and its tools. */
export const siteTerms: LegalDocument = {
  versions: [
    {
      number: 2,
      date: '2026-11-21',
      change:
        'The licence of code and contracts, what we answer for, whose law governs, and what may not be done here.',
    },
    { number: 1, date: '2026-11-20', change: 'First version.' },
  ],
  summary: [
    'You may use this site and its tools freely, at your own decision.',
    'What stands here explains; it is no advice about money, law or tax.',
    'What is written to a chain is final, and what you sign is yours.',
    'Prices here are indicative until we have both signed an agreement.',
    'The code and the contracts are under the MIT licence: use them, and check them first.',
  ],
  clauses: [
    {
      id: 'site',
      title: 'The site and its tools',
      parts: [
        `${company.entity} offers this site. Reading it and using its tools costs nothing and needs no account. You may quote and link to everything.`,
        ...(company.sample
          ? ['This name is a sample: the operator of this site replaces it with the company’s own.']
          : []),
        [
          'Do not try to break it or to flood it. Found a fault? [Tell us](/contact-us) before anyone else.',
          'Do not pretend to be someone else, and do not send us what is not yours.',
          'Never send us a seed phrase or a private key. We never ask for one.',
        ],
        'We may change a tool, or take it away. What you have written to a chain with it stays as it is.',
      ],
    },
    {
      id: 'advice',
      title: 'No advice',
      parts: [
        'Texts and tools explain and calculate. They are not financial, legal or tax advice, and not an offer to buy or sell anything. Whether a token may be offered where you live is for you and your lawyer to find out.',
        'A review finds what it finds: it makes faults rarer, and proves nothing about what it has not looked at.',
      ],
    },
    {
      id: 'contracts',
      title: 'Contracts on a chain',
      parts: [
        'What is written to a chain cannot be taken back, by you or by us. Before you sign, read what the page and your wallet say about the action, the asset, the amount and the fee.',
        'You sign with your own wallet and pay the fees of the chain. We never hold your keys or your assets. A contract you deploy is yours, with all it does.',
        'Nobody can promise that a chain, a wallet or a node works at a given moment. Nor can we.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and durations',
      parts: [
        'Figures on the [pricing page](/pricing) and in the estimates are indicative: computed from what you entered, without tax, and no offer. An offer is what we send you in writing, with a date until which it is valid.',
      ],
    },
    {
      id: 'work',
      title: 'Work for you',
      parts: [
        'An audit, a contract or a design is done under a written agreement that says what is delivered, by when, at what price, and who answers for what. Where it differs from these terms, it holds.',
      ],
    },
    {
      id: 'yours',
      title: 'What you send us',
      parts: [
        'It stays yours. We use it to answer you and to do the work, keep it as the [Privacy Statement](/privacy) says, and show it to nobody outside. We sign a non-disclosure agreement when you want one.',
      ],
    },
    {
      id: 'licence',
      title: 'Whose words and code these are',
      parts: [
        'The code of this site and the contracts its tools deploy are under the MIT licence: use, change and sell them, keep the notice, and expect no warranty. The typefaces are under the SIL Open Font License 1.1.',
        'Texts may be quoted with a link. The name and the mark may be used as the [press page](/media) says, but not so that people take you for us.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      parts: [
        'We answer without limit for harm we cause on purpose or by gross negligence, for injury to people, and wherever the law allows no limit.',
        'Beyond that, site and tools are free and are offered as they are. We do not answer for what others do on a chain, for prices, for keys you lose, for a wallet or a node that fails, or for gains you did not make.',
        'A consumer keeps every right that the law of his or her country gives.',
      ],
    },
    {
      id: 'law',
      title: 'Whose law',
      parts: [
        `The law of ${company.law} governs these terms, and its courts decide; a consumer may also go to a court at home. Write to [${brand.email}](mailto:${brand.email}) first: most things end there.`,
        'If a clause does not hold, the others do.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      parts: [
        'A new version has a new number and a new date, and holds from that day on. What you did before stays under the version of its day.',
      ],
    },
  ],
}
