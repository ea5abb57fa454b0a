import { saveFile } from '#core/browser/save-file.ts'
import type { BuiltList } from '#tools/claim-list/build-list.ts'
import { filesOf } from '#tools/claim-list/list-files.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { tarOf } from './tar-file.ts'

type OwnHostProps = { list: BuiltList; address: string; change: (address: string) => void }

/** The files of a list to take along, and where they are afterwards. */
export function OwnHost({ list, address, change }: OwnHostProps) {
  function save() {
    saveFile('claims.tar', tarOf('claims', filesOf(list)))
  }
  return (
    <div className="claims-part">
      <p>Unpack the archive on a host that serves it by https, then give the address of its list.json.</p>
      <button type="button" className="button" onClick={save}>
        Download the files
      </button>
      <LineField
        label="Address of the list"
        type="url"
        placeholder="https://…/claims/list.json"
        value={address}
        hint="It is compared with the list above before anything is paid, and bound to it by its hash."
        onChange={(event) => change(event.target.value)}
      />
    </div>
  )
}
