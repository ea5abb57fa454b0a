import { serveSite } from '../serve-site.ts'
import { arrivals, failures, killedPaths, killFiles } from './killed-files.ts'
import { type Trial } from './trial.ts'

/** Each file of each page, in each way a file can fail. */
export const killedPages = (): Trial => ({
  name: 'pages',
  holds: 'A file of a page is killed: the page stands, and what is missing is said with a button that loads it again',
  share: 2,
  async run(time) {
    await using site = await serveSite({ variables: { LIMIT_FACTOR: '1000000' } })
    const { pages, files, visits, faults } = await killFiles(site.url, { upTo: time.left() })
    const killed = Object.values(visits).reduce((sum, times) => sum + times, 0)
    return {
      reached: [
        { what: 'pages, each by two ways', done: pages, goal: killedPaths.length * arrivals.length },
        { what: 'files killed, each in four ways', done: killed, goal: files * failures.length },
      ],
      faults,
    }
  },
})
