import { expect, test } from 'vitest'
import { keepCode, offerCode, onOfferedCode } from './handed-code.ts'

test('code is given once, to who hears now or comes next', () => {
  const heard: string[] = []
  keepCode('a', 'contract A {}')
  keepCode('b', 'contract B {}')
  offerCode('a')
  const end = onOfferedCode((code) => heard.push(code))
  offerCode('b')
  offerCode('unknown')
  end()
  offerCode('a')
  expect(heard).toEqual(['contract A {}', 'contract B {}'])
  onOfferedCode((code) => heard.push(code))()
  onOfferedCode((code) => heard.push(code))()
  expect(heard).toHaveLength(3)
})

test('the oldest of many is forgotten', () => {
  for (let count = 0; count <= 20; count++) keepCode(`many-${count}`, `contract C${count} {}`)
  const heard: string[] = []
  const end = onOfferedCode((code) => heard.push(code))
  offerCode('many-0')
  offerCode('many-20')
  end()
  expect(heard).toEqual(['contract C20 {}'])
})
