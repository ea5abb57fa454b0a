import { expect, test } from 'vitest'
import type { Facts } from '#content/answers/fact.ts'
import { serviceNames } from '#content/answers/own-words/service-names.ts'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import { servicesOf } from './about-services.ts'

const files = import.meta.glob<{ facts: Facts }>('/content/answers/en/*.ts', { eager: true })
const facts = Object.entries(files).flatMap(([file, { facts: own }]) =>
  Object.entries(own).map(([id, fact]) => ({ id, ...fact, topic: /([\w-]+)\.ts$/.exec(file)![1]! })),
)

test.each(Object.keys(services) as ServiceSlug[])(
  'a company without %s tells no fact that is there or names it',
  (slug) => {
    const told = facts.filter((fact) => !servicesOf(fact).has(slug))
    const name = (serviceNames.en[slug] ?? services[slug].name).toLowerCase()
    expect(told.filter(({ at }) => at === `/${slug}` || at.startsWith(`/${slug}#`)).map(({ id }) => id)).toEqual([])
    expect(told.filter(({ says }) => says.toLowerCase().includes(name)).map(({ id }) => id)).toEqual([])
    // What it does tell is most of what there is, and all that lists the services by itself.
    expect(told.length).toBeGreaterThan(facts.length / 2)
    for (const id of ['company-services', 'pricing-all', 'pricing-durations', 'library-brochures'])
      expect(told.map((fact) => fact.id)).toContain(id)
  },
)
