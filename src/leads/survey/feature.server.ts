import type { Feature } from '#core/feature.server.ts'
import type { WithForms } from '#forms/store/served-form.server.ts'
import { announcementsOf, createDeliveries } from '#mail/deliveries.server.ts'
import { surveyEndpoints } from './survey-endpoint.server.ts'
import { surveyPages } from './survey-pages.server.ts'

/** The survey. Its answers are counted and not read one by one, so they reach the webhook only. */
export const surveyFeature = {
  forms: {
    survey: {
      answered: 'never',
      hasSentPage: true,
      announce: (tx, { enqueue, env }, row) =>
        createDeliveries(
          tx,
          enqueue,
          announcementsOf(row, env).filter(({ destination }) => destination === 'webhook'),
        ),
    },
  },
  endpoints: { '/api/survey': surveyEndpoints },
  pages: surveyPages,
} satisfies Feature<Parameters<typeof surveyEndpoints>[0] & Parameters<typeof surveyPages>[0]> & WithForms
