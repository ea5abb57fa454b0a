import { expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { changedSinceBuild, stampOf } from '../../scripts/site-stamp.ts'

test('a build leaves word of what it was built from, so that no start builds it again', async () => {
  expect(await changedSinceBuild('.', await stampOf('.', readEnv()))).toEqual([])
})
