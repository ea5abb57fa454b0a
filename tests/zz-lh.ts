import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import lighthouse from '/work/main/node_modules/lighthouse/core/index.js'
import { chromiumPath } from '/work/main/tests/chromium.ts'
import { freePort, serveSite } from '/work/main/tests/serve-site.ts'
const site = await serveSite()
const port = await freePort()
const profile = await mkdtemp('/tmp/lhp-')
const child = spawn(chromiumPath(), ['--headless=new','--no-sandbox','--disable-gpu','--disable-dev-shm-usage','--disable-background-networking',`--remote-debugging-port=${port}`,`--user-data-dir=${profile}`],{stdio:'ignore'})
while (!(await fetch(`http://127.0.0.1:${port}/json/version`).catch(()=>undefined))?.ok) await sleep(100)
for (const path of process.argv.slice(2)) {
  for (let i=0;i<2;i++){
  const r = await lighthouse((path.startsWith("http")?path:site.url+path),{port,output:'json',logLevel:'error',onlyCategories:['performance']})
  const a = r.lhr.audits
  console.log(path, 'TBT', Math.round(a['total-blocking-time'].numericValue), 'index', r.lhr.environment.benchmarkIndex, 'TTI', Math.round(a['interactive']?.numericValue))
  for (const t of a['long-tasks']?.details?.items ?? []) console.log('   ', Math.round(t.startTime), Math.round(t.duration), t.url.slice(-60))
  console.log('  ', (a['mainthread-work-breakdown']?.details?.items ?? []).map(x=>x.groupLabel+' '+Math.round(x.duration)).join(' · '))
  console.log('  ', (a['bootup-time']?.details?.items ?? []).map(x=>x.url.slice(-30)+' '+[x.total,x.scripting,x.scriptParseCompile].map(Math.round)).join(' · '))
  if (i==1 && process.env.TRACE) await (await import('node:fs/promises')).writeFile('/tmp/trace.json', JSON.stringify(r.artifacts.Trace ?? r.artifacts.traces?.defaultPass))
  }
}
child.kill(); await site.stop(); process.exit(0)
