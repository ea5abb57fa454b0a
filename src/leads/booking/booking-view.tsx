import { createContext, use } from 'react'
import { booking as diary } from '#content/booking.ts'
import { readDraft } from '#forms/submission/draft.ts'
import type { OwnQuestion } from '#forms/view/form-questions.tsx'
import { FormView, type FormReceipt } from '#forms/view/form-view.tsx'
import { useFetched, type Fetched } from '#forms/view/use-fetched.ts'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { BookedView } from './booked-view.tsx'
import type { Slots } from './booking-endpoint.server.ts'
import { booking } from './booking.ts'
import { SlotPicker } from './slot-picker.tsx'
import { isZone } from '#core/time/zone-time.ts'
import { ZoneField } from './zone-field.tsx'

/** The zone of the visitor, the time they chose, and whether that was on its way when the page was left. */
type Choice = { zone: string; slot?: string; sending?: boolean }

/** What the two questions that are drawn here share, also with what takes the place of the form. */
type Shared = { choice: Choice; choose: (choice: Choice) => void; fetched: Fetched<Slots>; retry: () => void }

const Sharing = createContext<Shared | undefined>(undefined)
const useShared = () => use(Sharing)!

/** The booking: a zone, a free time in it, and who books. */
export function BookingView() {
  const [choice, choose] = useBrowserState<Choice>({ zone: diary.timeZone }, choiceOfDevice)
  const { fetched, retry } = useFetched<Slots>('/api/booking/slots')
  const value = { choice, choose, fetched, retry }
  return (
    <Sharing value={value}>
      <div className="booking">
        <FormView name="booking" form={booking} own={questions} arrived={Arrived} />
      </div>
    </Sharing>
  )
}

const questions = { zone: ZoneQuestion, slot: SlotQuestion }

function ZoneQuestion(question: OwnQuestion) {
  const { choice, choose } = useShared()
  return <ZoneField {...question} zone={choice.zone} choose={(zone) => choose({ ...choice, zone })} />
}

function SlotQuestion({ id, error }: OwnQuestion) {
  const { choice, choose, fetched, retry } = useShared()
  const { zone, slot, sending } = choice
  return (
    <SlotPicker
      key={zone}
      id={id}
      error={error}
      zone={zone}
      chosen={slot}
      silent={sending}
      choose={(next) => choose({ zone, slot: next })}
      fetched={fetched}
      retry={retry}
    />
  )
}

function Arrived(receipt: FormReceipt) {
  const { zone, slot } = useShared().choice
  return <BookedView {...receipt} zone={zone} slot={slot} />
}

/** What an earlier visit has left in the draft, and else the zone of the browser. */
function choiceOfDevice(): Choice {
  const draft = readDraft('booking')
  const { zone = '', slot } = draft?.answers ?? {}
  const known = [zone, Intl.DateTimeFormat().resolvedOptions().timeZone].find((name) => isZone(name ?? ''))
  return { zone: known ?? diary.timeZone, slot, sending: draft?.attempt?.pending }
}
