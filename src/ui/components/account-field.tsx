import type { ComponentProps } from 'react'
import { checksummed } from '#core/text/read-owner.ts'
import { Address } from '#seals/components/address.tsx'
import { LineField } from './line-field.tsx'

type AccountFieldProps = Omit<ComponentProps<typeof LineField>, 'value' | 'children'> & { value: string }

/** A field for an account. What was typed without a checksum is shown again with one, to be compared. */
export function AccountField(props: AccountFieldProps) {
  const proven = checksummed(props.value.trim())
  return (
    <LineField {...props}>
      {proven && (
        <output className="locks-note">
          It has no checksum. Compare every group: <Address value={proven} />
        </output>
      )}
    </LineField>
  )
}
