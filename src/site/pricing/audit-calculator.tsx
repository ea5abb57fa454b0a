import { Calculator } from './calculator.tsx'
import { auditCounts, readAudit } from './read-values.ts'

const initial = Object.fromEntries(auditCounts.map(({ name, value }) => [name, [String(value)]]))

/** Estimates an audit from counts that a visitor knows; /smart-contract-audit takes them from the code itself. */
export function AuditCalculator() {
  return (
    <Calculator id="audit" of="an audit" initial={initial} read={readAudit}>
      {(refusal) =>
        auditCounts.map(({ name, label, hint, value }) => (
          <div className="field" key={name}>
            <label htmlFor={`audit-${name}`}>{label}</label>
            <p className="field-hint" id={`audit-${name}-hint`}>
              {hint}
            </p>
            <input
              className="control"
              id={`audit-${name}`}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              defaultValue={value}
              aria-invalid={refusal?.field === name || undefined}
              aria-describedby={`audit-${name}-hint audit-${name}-error`}
            />
            <p className="field-error" id={`audit-${name}-error`}>
              {refusal?.field === name ? refusal.sentence : ''}
            </p>
          </div>
        ))
      }
    </Calculator>
  )
}
