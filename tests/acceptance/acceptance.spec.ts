import { expect, test } from '@playwright/test'
import { openChromium } from '../engines/chromium-page.ts'
import { widths } from './acceptance-case.ts'
import { measureVisit } from './measure-visit.ts'
import { visits } from './visits.ts'

// The other engines are walked by `npm run acceptance`, which writes the table.
for (const width of widths)
  for (const visit of visits)
    test(`${visit.name} is as specified, ${width} pixels wide`, async ({ baseURL }) => {
      const page = await openChromium()
      const results = await measureVisit(page, visit, { site: baseURL!, engine: 'chromium', width })
      await page.close()
      const broken = [...results].filter(([, { holds }]) => !holds)
      expect(broken.map(([{ statement }, { value }]) => `${statement}: ${value}`)).toEqual([])
    })
