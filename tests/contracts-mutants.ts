/**
 * `npm run contracts:mutants [how many] [of which files]` breaks a sample of all places, `npm run contracts:mutants rules [which]`
 * one place for each rule. The files and rules are given with commas between them; without any, all are taken.
 */
await(process.argv[2] === 'rules' ? import('./mutants/rules.ts') : import('./mutants/sample.ts'))
