import { brand } from '../brand.ts'
import { company } from '../company.ts'
import type { LegalDocument } from './document.ts'

/** The terms of the site and its tools. */
export const siteTerms: LegalDocument = {
  versions: [
    {
      number: 3,
      date: '2026-11-25',
      change: 'Plainer words. What you may do, and what we answer for, is as in version 2.',
    },
    {
      number: 2,
      date: '2026-11-21',
      change:
        'The licence of code and contracts, what we answer for, whose law governs, and what may not be done here.',
    },
    { number: 1, date: '2026-11-20', change: 'First version.' },
  ],
  summary: [
    'You may use this site and its tools for free. You decide what you do with them.',
    'This site explains. It gives no advice about money, law or tax.',
    'What you write to a chain is final, and you are responsible for what you sign.',
    'Prices here are indicative until we have both signed an agreement.',
    'The code and the contracts are under the MIT licence. Check them before you use them.',
  ],
  clauses: [
    {
      id: 'site',
      title: 'The site and its tools',
      parts: [
        `${company.entity} offers this site. You can read it and use its tools for free, without an account. You may quote and link to everything.`,
        ...(company.sample
          ? ['This name is a sample: the operator of this site replaces it with the company’s own.']
          : []),
        [
          'Do not try to break the site or to flood it. If you find a fault, [tell us](/contact-us) before anyone else.',
          'Do not pretend to be someone else, and do not send us what is not yours.',
          'Never send us a seed phrase or a private key. We never ask for one.',
        ],
        'We may change a tool or remove it. What you wrote to a chain with a tool stays as it is.',
      ],
    },
    {
      id: 'advice',
      title: 'No advice',
      parts: [
        'Texts and tools explain and calculate. They are not financial, legal or tax advice, and not an offer to buy or sell anything. You and your lawyer must find out whether you may offer a token where you live.',
        'A review makes faults rarer. It proves nothing about code that it did not read.',
      ],
    },
    {
      id: 'contracts',
      title: 'Contracts on a chain',
      parts: [
        'Neither you nor we can take back what is written to a chain. Before you sign, read what the page and your wallet say about the action, the asset, the amount and the fee.',
        'You sign with your own wallet and pay the fees of the chain. We never hold your keys or your assets. A contract that you deploy is yours, and so is what it does.',
        'We cannot promise that a chain, a wallet or a node works at a given moment.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and durations',
      parts: [
        'Figures on the [pricing page](/pricing) and in the estimates are indicative. They follow from what you enter, exclude tax, and do not bind us. We make an offer in writing, with a date until which it is valid.',
      ],
    },
    {
      id: 'work',
      title: 'Work for you',
      parts: [
        'We do an audit, a contract or a design under a written agreement. It says what we deliver, by when, at what price, and who answers for what. Where the agreement differs from these terms, the agreement applies.',
      ],
    },
    {
      id: 'yours',
      title: 'What you send us',
      parts: [
        'What you send us stays yours. We use it to answer you and to do the work, and keep it as the [Privacy Statement](/privacy) says. We show it to no one outside. We sign a non-disclosure agreement when you want one.',
      ],
    },
    {
      id: 'licence',
      title: 'Whose words and code these are',
      parts: [
        'The code of this site, and the contracts its tools deploy, are under the MIT licence. You may use, change and sell them if you keep the notice. They come without a warranty. The typefaces are under the SIL Open Font License 1.1.',
        'You may quote texts with a link. You may use the name and the mark as the [press page](/media) says, if no one can confuse you with us.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      parts: [
        'We answer without limit for harm we cause on purpose or by gross negligence, for injury to people, and wherever the law allows no limit.',
        'Beyond that, the site and its tools are free, and we offer them as they are. We do not answer for what others do on a chain, for prices, for keys you lose, for a wallet or a node that fails, or for gains you did not make.',
        'As a consumer you keep every right that the law of your country gives you.',
      ],
    },
    {
      id: 'law',
      title: 'Whose law',
      parts: [
        `The law of ${company.law} governs these terms, and its courts decide. A consumer may also go to a court at home. Write to [${brand.email}](mailto:${brand.email}) first, because that settles most things.`,
        'If one clause is not valid, the others still are.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      parts: [
        'A new version has a new number and a new date, and applies from that day on. What you did before stays under the version of its day.',
      ],
    },
  ],
}
