import { chromium } from 'playwright-core'
import { chromiumPath } from './chromium.ts'
import { serveSite } from './serve-site.ts'
const site = await serveSite()
const b = await chromium.launch({executablePath: chromiumPath(), args:['--no-sandbox']})
const p = await b.newPage({viewport:{width:412,height:823}})
for (const path of ['/', '/token-locking','/privacy','/smart-contract-audit']) {
await p.goto(site.url+path)
console.log(path, await p.evaluate(()=>[...document.querySelectorAll('main > *, main > * > *, main > * > * > *')].map(e=>{let d=0;for(let x=e as Element|null;x&&x.tagName!=='MAIN';x=x.parentElement)d++;const r=e.getBoundingClientRect();return ' '.repeat(d*2)+e.tagName+'.'+(e.getAttribute('class')??'').slice(0,40)+' '+Math.round(r.top)+' +'+Math.round(r.height)+' n'+e.querySelectorAll('*').length}).filter(l=>Number(l.split(' n').pop())>40).join('\n')))
}
await b.close(); await site.stop(); process.exit(0)
