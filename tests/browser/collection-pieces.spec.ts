import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { confirmSheet, openWithDemoWallet, sendInDemoWallet } from './lock-steps.ts'
import { drawing } from './piece-steps.ts'
import { goToQuestion } from './question-steps.ts'
import { hydrate, watch } from './watch.ts'

const table = (rows: readonly string[]) => ({
  name: 'words.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['file,name,description,Water', ...rows].join('\n')),
})

const account = (number: number) => `0x${(0xab000 + number).toString(16).padStart(40, '0')}`

/** Launches the draft of the page, opens the public page and then the tool for its maker. */
async function launchAndOpen(page: Page, symbol: string) {
  await goToQuestion(page, 'Launch')
  await page.getByRole('button', { name: `Launch ${symbol}` }).click()
  await confirm(page, `Create the token ${symbol}`)
  const launched = page.locator('.creator-launched')
  await expect(launched).toContainText('byte for byte')
  await launched.getByRole('link', { name: 'Open its public page' }).click()
  await page.getByRole('link', { name: 'Yours? Add pieces, or create them by a list' }).click()
  await hydrate(page)
}

/** Confirms what the page has asked for. */
async function confirm(page: Page, title: string | RegExp) {
  await confirmSheet(page, title)
  await sendInDemoWallet(page)
}

/** The metadata and the picture that a market reads at an address. */
async function readAsMarket(page: Page, address: string) {
  const answer = await page.request.get(address)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/json'])
  expect(answer.headers()['access-control-allow-origin']).toBe('*')
  const metadata = (await answer.json()) as { name: string; image: string; attributes?: unknown }
  const picture = await page.request.get(metadata.image)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  return metadata
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** All that this browser keeps of pieces that are not published yet, as text. Runs in the page. */
const wordsThatAreKept = () =>
  new Promise<string>((done) => {
    const request = indexedDB.open('intaglio.pieces')
    request.addEventListener('success', () => {
      const lists = request.result.transaction('lists').objectStore('lists').getAll()
      request.result.close()
      lists.addEventListener('success', () => done(JSON.stringify(lists.result)))
    })
  })

test('a collection of 20 pieces is made of files, launched, created by a list, and sold from', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(
    page,
    '/meme-token?kind=erc721&with=capped,sale&access=ownable&name=Herons&symbol=HRN&price=0.002&perAccount=3#create',
  )
  const creator = page.locator('.creator')
  await creator.getByText('Add the pictures and metadata here').click()
  const files = creator.getByLabel('Pictures, and a CSV or JSON of their words; also dropped here')
  await files.setInputFiles([
    ...Array.from({ length: 20 }, (_, at) => drawing(at + 1)),
    table(['heron 2.svg,Second heron,"Stands, and waits",reed', 'heron 99.svg,Nobody,,']),
  ])
  await expect(creator).toContainText('words.csv, line 3: there is no picture heron 99.svg.')
  await expect(creator).toContainText('20 pieces, 1 to 20')
  const second = creator.getByRole('listitem', { name: '2 heron 2.svg', exact: true })
  await expect(second.getByLabel('Name')).toHaveValue('Second heron')
  await expect(second.getByLabel('Traits, one in a line')).toHaveValue('Water: reed')
  await expect(second.getByRole('img')).toBeVisible()
  await creator.getByLabel('Description for every piece that has none').fill('A heron, engraved.')
  await creator.getByRole('button', { name: 'Write it in' }).click()

  // A reload before they are published loses neither a picture nor a word, and asks nothing.
  await expect(creator).toContainText('This browser keeps them until you publish them.')
  await expect.poll(() => page.evaluate(wordsThatAreKept)).toContain('A heron, engraved.')
  page.on('dialog', (dialog) => void problems.push(`asked: ${dialog.type()}`))
  await page.reload()
  await hydrate(page)
  await expect(creator).toContainText('20 pieces, 1 to 20')
  await expect(second.getByLabel('Name')).toHaveValue('Second heron')
  await expect(second.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
  const third = creator.getByRole('listitem', { name: '3 heron 3.svg', exact: true })
  await third.getByLabel('Name').fill(' ')
  await creator.getByRole('button', { name: 'Publish 20 pieces' }).click()
  await expect(creator).toContainText('One piece has a fault. Piece 3: It has no name. Give it a name.')
  await third.getByLabel('Name').fill('Third heron')
  await expectAccessible(page, '.creator')
  await creator.getByRole('button', { name: 'Publish 20 pieces' }).click()
  await expect(creator).toContainText('20 pieces are published. Their address and their number are in the fields.')
  const uri = creator.locator('#token-uri')
  await expect(uri).toHaveValue(new RegExp(`^${baseURL}/pieces/[0-9a-f]{64}/$`))
  await expect(creator.locator('#token-maxSupply')).toHaveValue('20')
  // What is published waits no longer.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const request = indexedDB.open('intaglio.pieces')
        const opened = await new Promise<IDBDatabase>((resolve) =>
          request.addEventListener('success', () => resolve(request.result)),
        )
        const keys = opened.transaction(['lists', 'files'])
        const counts = ['lists', 'files'].map((name) => keys.objectStore(name).count())
        await new Promise((done) => keys.addEventListener('complete', done))
        opened.close()
        return counts.map(({ result }) => result)
      }),
    )
    .toEqual([0, 0])
  const base = await uri.inputValue()
  expect(await readAsMarket(page, `${base}2`)).toMatchObject({
    name: 'Second heron',
    description: 'Stands, and waits',
    attributes: [{ trait_type: 'Water', value: 'reed' }],
  })
  expect(await readAsMarket(page, `${base}20`)).toMatchObject({ name: 'heron 20', description: 'A heron, engraved.' })

  await launchAndOpen(page, 'HRN')
  const home = page.locator('.creator-given > .pieces-home')
  await home.getByText('Pictures and metadata').click()
  await expect(home).toContainText('This site keeps the metadata of 20 pieces under the SHA-256 of their list.')
  const list = home.getByLabel('Addresses, and how many pieces')
  const rows = Array.from({ length: 12 }, (_, at) => account(at))
  await list.fill([...rows, '0x12', `${account(20)}, 9`].join('\n'))
  await expect(home).toContainText('Line 13: This is not an address')
  await list.fill([...rows, `${account(20)}, 9`].join('\n'))
  await home.getByRole('button', { name: 'Create and send 21 pieces' }).click()
  await expect(home).toContainText('The list has 21 pieces, and only 20 can still be created.')
  await list.fill([...rows, `${account(20)}, 5`].join('\n'))
  await expect(home).toContainText(/17 pieces for 13 accounts: 3 transactions, about [\d.<]+ ETH/)
  await expectAccessible(page, '.creator-given')
  await home.getByRole('button', { name: 'Create and send 17 pieces' }).click()
  await confirm(page, 'Allow the sender of pieces to send yours')
  await confirm(page, 'Create pieces for yourself')
  await expect(page.getByRole('dialog', { name: 'Send 17 pieces to 13 accounts' })).toBeVisible()

  // The tab is closed in the middle: what was created is found, and sent on.
  await page.reload()
  await hydrate(page)
  await home.getByRole('button', { name: 'Send the pieces' }).click()
  const sheet = page.getByRole('dialog', { name: 'Send 17 pieces to 13 accounts' })
  await expect(sheet).toContainText('It cannot be taken back')
  await confirm(page, 'Send 17 pieces to 13 accounts')
  await expect(home).toContainText('Every account on the list has its pieces.')

  const sale = page.locator('.creator-sale')
  await sale.getByRole('button', { name: 'Buy 1 piece: 0.002 ETH' }).click()
  await confirm(page, 'Buy 1 piece')
  await expect(sale).toContainText('18 of 20 pieces are created.')
  expect(problems).toEqual([])
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('editions are launched first, and get their pieces and owners afterwards, within the width of the screen', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const { problems } = await watch(page, baseURL!)
    await openWithDemoWallet(page, '/meme-token?kind=erc1155&access=ownable&name=Prints&symbol=PRT#create')
    const creator = page.locator('.creator')
    await goToQuestion(page, 'Its values')
    await creator.getByText('Add the pictures and metadata here').click()
    await creator.getByRole('button', { name: 'Add the pieces after the launch' }).click()
    await expect(creator).toContainText('After the launch, add the pieces on the page of the collection.')
    const uri = creator.locator('#token-uri')
    await expect(uri).toHaveValue(new RegExp(`^${baseURL}/pieces/0x[0-9a-f]{40}-[0-9a-z]{8}/\\{id\\}$`))
    const base = (await uri.inputValue()).replace('{id}', '')
    expect(await width(page)).toBe(375)
    await launchAndOpen(page, 'PRT')

    const home = page.locator('.creator-given > .pieces-home')
    await expect(home).toContainText('No piece is published yet.')
    const files = home.getByLabel('Pictures, and a CSV or JSON of their words; also dropped here')
    await files.setInputFiles([drawing(1), drawing(2)])
    await expect(home).toContainText('2 pieces, 1 to 2')
    expect(await width(page)).toBe(375)
    await home.getByRole('button', { name: 'Publish 2 pieces' }).click()
    await expect(home).toContainText('2 pieces are published.')
    await files.setInputFiles([drawing(3)])
    await expect(home).toContainText('One piece, each checked')
    await home.getByRole('button', { name: 'Publish the pieces' }).click()
    await expect(home).toContainText('3 pieces are published: look at number 3')
    expect(await readAsMarket(page, `${base}${'3'.padStart(64, '0')}`)).toMatchObject({ name: 'heron 3' })

    await home
      .getByLabel('Addresses, edition, and how many pieces')
      .fill(`${account(1)}, 1, 4\n${account(2)}, 3\n${account(3)}`)
    await expect(home).toContainText('Line 3: Write an address, the number of the edition')
    await home.getByLabel('Addresses, edition, and how many pieces').fill(`${account(1)}, 1, 4\n${account(2)}, 3`)
    await home.getByRole('button', { name: 'Create and send 5 pieces' }).click()
    await confirm(page, 'Allow the sender of pieces to send yours')
    await confirm(page, 'Create pieces of editions for yourself')
    await confirm(page, 'Send 5 pieces to 2 accounts')
    await expect(home).toContainText('Every account on the list has its pieces.')
    expect(await width(page)).toBe(375)
    expect(problems).toEqual([])
  })
})
