/** A field that no person sees and most programs fill in. Hidden by a class: they know `type=hidden`. */
export function Honeypot({ form }: { form: string }) {
  return (
    <div className="form-more" aria-hidden>
      <label htmlFor={`${form}-website`}>Leave this empty</label>
      <input id={`${form}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
