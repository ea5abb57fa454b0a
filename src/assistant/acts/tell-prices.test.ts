import { expect, test } from 'vitest'
import { pricing } from '#content/pricing.ts'
import { services } from '#core/offer/catalogue.ts'
import { estimateAudit } from '#core/offer/estimate.ts'
import { priceInWords } from '#core/offer/words.ts'
import { countLines } from '#core/solidity/count-lines.ts'
import { totalOf } from '#core/solidity/total.ts'
import { readCombination } from './read-combination.ts'
import { tellCode, tellCombination } from './tell-prices.ts'

const code = `pragma solidity ^0.8.28;
interface IThing { function a() external; }
contract Vault {
  mapping(address => uint256) public held;
  function put() external payable { held[msg.sender] += msg.value; }
}`

test('pasted code is counted and estimated by the functions of the page', () => {
  const total = totalOf([countLines(code)!])
  const { days, price } = estimateAudit({ ...total, ready: 0 })
  const told = tellCode(code, 'en')
  expect(told.text).toContain(
    `- Lines of Solidity: ${total.lines}\n- Contracts and libraries: 1\n- Lines of interfaces, which count less: 1`,
  )
  expect(told.text).toContain(`${days[0]} to ${days[1]} working days`)
  expect(told.text).toContain(priceInWords(price))
  expect(told).toMatchObject({
    mark: 'here',
    citations: [{ href: '/smart-contract-audit#estimate' }],
    acts: [{ href: '/smart-contract-audit#estimate', code: true }, { href: '/smart-contract-audit#request' }],
  })
  // The code is in no address.
  expect(JSON.stringify(told)).not.toContain('Vault')
})

test('what is no Solidity gets no price', () => {
  expect(tellCode('hello there', 'en').text).toBe(
    'Your browser found no Solidity in what you pasted. Nothing was sent.',
  )
  expect(tellCode('a'.repeat(400_001), 'de').text).toMatch(/^Das ist mehr Code/)
})

test('a time of work is its days by the rate, a service its own range, and they add up', () => {
  const audit = services['smart-contract-audit'].price.price
  const design = 10 * pricing.dayRate
  const { text, acts } = tellCombination(readCombination('audit and two weeks of design')!)
  expect(text).toContain('- Smart contract audit: ')
  expect(text).toContain(
    `- Web3 UI/UX design for 2 weeks: 10 working days of 1 person, ${design.toLocaleString('en-GB')} USD [2](/web3-design-services)`,
  )
  expect(text).toContain(`**Together: ${priceInWords([audit[0] + design, audit[1] + design])}**`)
  expect(text).toContain('not an offer')
  expect(acts.map(({ href }) => href)).toEqual(['/contact-us?topic=project', '/pricing'])
})

test('a tool costs only the fee, and two people work on an audit', () => {
  expect(tellCombination(readCombination('meme token and marketing for 8 weeks')!).text).toContain(
    '**Together: 44,000 USD**',
  )
  expect(tellCombination(readCombination('audit for 2 weeks and a token')!).text).toContain(
    '10 working days of 2 people, 22,000 USD',
  )
})

test('it is said in the language that was asked in', () =>
  expect(tellCombination(readCombination('Audit und zwei Wochen Design')!).text).toContain(
    'für 2 Wochen: 10 Arbeitstage von 1 Person, 11.000 USD',
  ))
