import { expect, test } from 'vitest'
import { fieldsOf } from '#tools/token/check/form.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { isCompiled, optionsWith } from '#tools/token/generator/variants.ts'
import { starts } from './presets.ts'

function begun(name: string) {
  const { kind, with: features } = starts.find((start) => start.name === name)!
  return optionsWith(kind, features.split(' '))
}

test('what a form can begin with has exactly what it names, and is compiled in advance', () => {
  for (const { name, with: features } of starts) {
    const options = begun(name)
    const on = Object.entries(options).flatMap(([option, value]) => (value === true ? [option] : []))
    // Collections have an owner where nothing else is named.
    const access = options.access === 'none' || options.kind === 'erc721' ? [] : [options.access]
    expect([...on, ...access].toSorted()).toEqual(features.split(' ').toSorted())
    expect(isCompiled(options)).toBe(true)
  }
})

/** What accounts that hold a power can call. */
const functions = (name: string) =>
  emitToken(begun(name))
    .powers.filter(({ who }) => who !== 'holder' && who !== 'anyone')
    .flatMap((power) => power.functions)

test('a plain token gives nobody a power; a stablecoin blocks and a real-world asset allows accounts', () => {
  expect(functions('Plain token')).toEqual([])
  expect(functions('Stablecoin')).toEqual(expect.arrayContaining(['mint', 'pause', 'blockAccount', 'freeze']))
  expect(functions('Stablecoin')).not.toContain('allowAccount')
  expect(functions('Real-world asset')).toEqual(expect.arrayContaining(['mint', 'pause', 'allowAccount', 'freeze']))
})

test('with a delay the same roles are asked for one account that announces, and for the delay', () => {
  const delayed = { ...begun('Stablecoin'), delayed: true }
  expect(fieldsOf(begun('Stablecoin'))).toEqual(expect.arrayContaining(['admin', 'minter', 'pauser', 'controller']))
  const asked = fieldsOf(delayed)
  expect(asked).toEqual(expect.arrayContaining(['admin', 'delayHours']))
  for (const role of ['minter', 'pauser', 'controller']) expect(asked).not.toContain(role)
})
