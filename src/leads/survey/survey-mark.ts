import { brandKey } from '#content/brand-key.ts'
import { surveyEdition } from '#content/survey.ts'

/** Why the survey is closed on this device: it was answered here, or its results were seen first. */
export type SurveyMark = 'answered' | 'seen'

const entry = `${brandKey}.survey`

/** What this device remembers of this edition; undefined while the survey is open, and where storage is forbidden. */
export function readSurveyMark(): SurveyMark | undefined {
  try {
    const [edition, mark] = (localStorage.getItem(entry) ?? '').split(' ')
    return edition === surveyEdition && (mark === 'answered' || mark === 'seen') ? mark : undefined
  } catch {
    return undefined
  }
}

/** Closes this edition of the survey on this device. */
export function markSurvey(mark: SurveyMark) {
  try {
    localStorage.setItem(entry, `${surveyEdition} ${mark}`)
  } catch {
    // It then stays closed as long as this page.
  }
}
