import { useEffect, useState } from 'react'
import { speakChosen } from '#core/language/chosen-language.ts'

type Said = typeof import('#transactions/told/transaction-said.ts')

/** How transactions are told, in the chosen language. It comes with the first list: a window that connects a wallet needs none of it. */
export function useTransactionSaid(wanted: boolean): Said | undefined {
  const [said, setSaid] = useState<Said>()
  useEffect(() => {
    let open = true
    if (wanted)
      void load()
        .then((loaded) => open && setSaid(loaded))
        .catch(() => undefined)
    return () => {
      open = false
    }
  }, [wanted])
  return said
}

async function load(): Promise<Said> {
  const said = await import('#transactions/told/transaction-said.ts')
  await speakChosen()
  return said
}
