import { expect, test } from 'vitest'
import { isWebAddress, repositoryFault } from './repository-url.ts'

test.each([
  'https://github.com/you/vault',
  'https://github.com/you/vault.git',
  'https://github.com/you/vault/tree/main/contracts',
  'https://www.gitlab.com/group/sub/vault',
  'https://bitbucket.org/you/vault',
  'https://codeberg.org/you/vault',
  'https://git.example.co.uk:8443/vault',
])('%s is taken', (address) => {
  expect(repositoryFault(address)).toBeUndefined()
})

test.each([
  ['github.com/you/vault', /whole address/],
  ['git@github.com:you/vault.git', /whole address/],
  ['http://github.com/you/vault', /https/],
  ['ssh://github.com/you/vault', /https/],
  ['javascript:alert(1)', /https/],
  ['https://you:secret@github.com/you/vault', /password or token/],
  ['https://ghp_token@github.com/you/vault', /password or token/],
  ['https://git.example.com/vault?private_token=x', /secret/],
  ['https://github.com/you', /Name the repository/],
  ['https://github.com/', /Name the repository/],
  ['https://localhost/vault', /from outside/],
  ['https://10.0.0.1/vault', /from outside/],
  ['https://[::1]/vault', /from outside/],
])('%s is refused with what to do', (address, sentence) => {
  expect(repositoryFault(address)).toMatch(sentence)
})

test('a link may be https or http, and holds no password', () => {
  expect(['https://a.example', 'http://a.example/x'].map(isWebAddress)).toEqual([true, true])
  expect(['a.example', 'ftp://a.example', 'https://a:b@a.example', 'javascript:1'].map(isWebAddress)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
