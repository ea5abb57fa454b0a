import type { ReadyList } from '#tools/claim-list/form/list-field.tsx'
import { readHead } from '#tools/claim-list/list-file.ts'
import { listAddress } from '#tools/claim-list/publish-list.ts'
import type { PoolList } from './pool-form.ts'

/**
 * A list as the terms of a launch have it before it is published. Its address is as long as the one it will have, so that the cost of
 * the launch can be counted.
 */
export function poolList({ list, count, total }: ReadyList): PoolList {
  const folder = new URL(`/claims/lists/${'0'.repeat(64)}/`, location.href).href
  return { root: readHead(list.head)!.root, total, count, address: listAddress(folder, list.head) }
}
