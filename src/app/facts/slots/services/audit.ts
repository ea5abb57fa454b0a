import type { SlotsOf } from '#assistant/facts/say.ts'
import { retention } from '#content/legal/retention.ts'
import { pricing } from '#content/pricing.ts'
import { auditPrice } from '#core/offer/service-prices.ts'
import { auditRequest } from '#leads/audit-request/audit-request.ts'
import { severities } from '#site/services/smart-contract-audit.ts'
import { limits } from '#tools/audit-estimate/count/count-limits.ts'

const { audit } = pricing
const { steps, days, price } = auditPrice(audit.typicalLines)
const [fewest, most] = audit.typicalLines
const megabyte = 1024 * 1024
const daysAYear = 365.25

export const slots: SlotsOf = (say) => ({
  auditPrice: say.moneyRange(price),
  auditDays: say.workingDayRange(days),
  auditLinesFrom: say.number(fewest),
  auditLinesTo: say.number(most),
  auditSetUp: say.workingDayRange(steps.setUp!),
  auditReading: say.workingDayRange(steps.reading!),
  auditReport: say.workingDayRange(steps.report!),
  auditFixReview: say.workingDayRange(steps.fixReview!),
  auditReviewers: say.number(audit.reviewers),
  auditSeverities: say.number(severities.length),
  auditLinesPerDay: say.number(audit.linesPerDay),
  auditInterfaceShare: say.percent(audit.interfaceShare),
  auditItemSaving: say.percent(audit.readinessSaving),
  auditMostSaving: say.percent(audit.readinessSavingAtMost),
  auditMostLines: say.number(audit.mostLines),
  auditFileSize: say.count(limits.fileBytes / megabyte, 'megabyte', 'short'),
  auditTotalSize: say.count(limits.totalBytes / megabyte, 'megabyte', 'short'),
  auditMostFiles: say.number(limits.files),
  auditRequestSteps: say.number(auditRequest.steps!.length),
  auditRequestKept: say.count(Math.round(retention.messageDays / daysAYear), 'year'),
})
