import { expect, test } from 'vitest'
import { optionsNamed, variantId } from '#tools/token/generator/variants.ts'
import { randomRecipes, shrinkRecipe } from './random-recipes.ts'

test('a seed always gives the same recipes, and another seed gives others', () => {
  expect(randomRecipes(5)).toEqual(randomRecipes(5))
  expect(randomRecipes(6)).not.toEqual(randomRecipes(5))
})

test('a recipe that fails is shrunk to the features that fail together', async () => {
  const whole = optionsNamed('erc20-mintable-capped-burnable-pausable-permit-votes-limits-roles')!
  const asked: string[] = []
  const smallest = await shrinkRecipe(whole, async (options) => {
    asked.push(variantId(options))
    return options.kind === 'erc20' && options.burnable && options.votes
  })
  // Votes are only there with permit.
  expect(variantId(smallest)).toBe('erc20-burnable-permit-votes')
  expect(new Set(asked).size).toBe(asked.length)
})
