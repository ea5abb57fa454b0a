import { Link } from 'react-router'
import { PageHead } from '#ui/pages/page-head.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { specimen as words } from '#content/pages/specimen.ts'
import { FormView } from '#forms/view/form-view.tsx'
import { contact } from '#leads/contact/contact.ts'
import { Certificate } from '#seals/components/certificate.tsx'
import { Seal } from '#seals/components/seal.tsx'
import { Clause, Facts } from '#ui/components/clause.tsx'
import { Dialog, DialogButton } from '#ui/components/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { withoutClosing } from '#app/shell/closing-band.tsx'

export const meta = () => pageMeta('/specimen', words)

const colours = [
  'paper',
  'sheet',
  'sunk',
  'tint',
  'text',
  'soft',
  'ink',
  'on-ink',
  'edge',
  'line',
  'bad',
  'warn',
  'good',
]

const states = ['pending', 'confirmed', 'failed'] as const

export const handle = withoutClosing

/** /specimen: every component in every state. */
export default function Specimen() {
  return (
    <>
      <PageHead path="/specimen" page={words} />
      <Clause id="colour" title="One ink">
        <ul className="swatches">
          {colours.map((name) => (
            <li key={name}>
              <svg className="swatch" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Clause>
      <Clause id="type" title="Three faces">
        <p className="statement">A statement is set in the display face, with its optical size below the real one.</p>
        <p className="lead">
          A lead paragraph carries the first thought of a page and is a little larger than what follows.
        </p>
        <p>
          Running text recedes: it has a measure of thirty-six ems, <a href="#type">links in ink</a> and{' '}
          <code>figures in mono</code>.
        </p>
        <p className="soft small">Small and soft for captions and labels.</p>
        <Facts
          facts={[
            ['Lines', '1,204'],
            ['Owner', 'none'],
          ]}
        />
      </Clause>
      <Clause id="buttons" title="Buttons">
        <div className="actions">
          <button type="button" className="button solid">
            Solid
          </button>
          <button type="button" className="button">
            Outline
          </button>
          <button type="button" className="button quiet">
            Quiet
          </button>
          <button type="button" className="button solid large">
            Large
          </button>
          <button type="button" className="button" disabled>
            Disabled
          </button>
          <button type="button" className="button solid" aria-busy="true">
            Busy
          </button>
        </div>
      </Clause>
      <Clause id="fields" title="Fields">
        <div className="panel">
          <FormView name="contact" form={contact} />
        </div>
      </Clause>
      <Clause id="overlays" title="Dialogs and toasts">
        <div className="actions">
          <DialogButton opens="specimen-dialog" className="button">
            Open a dialog
          </DialogButton>
          {states.map((state) => (
            <button
              key={state}
              type="button"
              className="button"
              id={`toast-${state}`}
              data-replay=""
              onClick={() => toast({ title: `A ${state} toast`, detail: 'With one line of detail', state })}
            >
              Toast: {state}
            </button>
          ))}
        </div>
        <Dialog id="specimen-dialog" title="A dialog">
          <p>It is native, closes with Escape or a press outside, and gives the focus back to the button.</p>
          <div className="actions">
            <button
              type="button"
              className="button solid"
              id="toast-inside"
              data-replay=""
              onClick={() => toast({ title: 'A toast above the dialog', state: 'confirmed' })}
            >
              Toast from inside
            </button>
          </div>
        </Dialog>
      </Clause>
      <Clause id="panels" title="Panels and tables">
        <ul className="grid">
          <li className="panel">
            <h3>A panel</h3>
            <p className="soft">A sheet inside a double rule.</p>
          </li>
          <li className="panel card">
            <h3>
              <a href="#panels">A card</a>
            </h3>
            <p className="soft">A panel that is one link.</p>
          </li>
          <li className="empty">
            <Seal seed="empty" size={80} />
            <p className="soft">Not yet engraved.</p>
          </li>
        </ul>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
        <section className="table-region" aria-label="A sample table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">On</th>
                <th scope="col" className="figure">
                  Contrast, at least
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">text</th>
                <td>every ground</td>
                <td className="figure">7.00</td>
              </tr>
              <tr>
                <th scope="row">edge</th>
                <td>every ground</td>
                <td className="figure">3.00</td>
              </tr>
            </tbody>
          </table>
        </section>
      </Clause>
      <Clause id="wallet" title="The connect window under strain">
        <p>
          The <Link to="/wallet-lab">wallet lab</Link> runs wallets that misbehave against our connect window.
        </p>
      </Clause>
      <Clause id="engravings" title="Engravings">
        <div className="actions">
          <Seal seed="specimen" size={230} />
          <Seal seed="specimen" size={80} />
          <Seal seed="specimen" size={32} />
        </div>
        <Certificate
          kind="Specimen"
          serial="Sample"
          name="Meridian"
          caption="Sample, not on any chain"
          address="0x5FbDB2315678afecb367f032d93F642f64180aa3"
          facts={[
            ['Owner', 'none'],
            ['Fee on transfer', '0 %'],
          ]}
        />
      </Clause>
    </>
  )
}
