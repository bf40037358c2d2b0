/** Styles of printed pages: dark text on white letter paper. On the screen, the paper has a gray background. */
export const paperStyles = `
:root { color-scheme: light; font: 15px/1.4 system-ui, sans-serif; color: #16181d; background: #dddfe3 }
* { box-sizing: border-box; margin: 0 }
body { margin: 0; padding: 24px 12px }
main { display: flex; flex-direction: column; inline-size: 100%; max-inline-size: 8.5in; min-block-size: 10.9in; margin-inline: auto; padding: .5in; background: #fff }
header { display: flex; flex-wrap: wrap; gap: 16px; justify-content: space-between; align-items: start; padding-block-end: 16px; border-block-end: 2px solid }
h1 { font-size: 30px; line-height: 1.1 }
h2 { font-size: 13px; font-weight: 400; color: #555 }
.brand { font-weight: 700; text-transform: uppercase; letter-spacing: .02em }
.bars { inline-size: min(100%, 320px); block-size: 44px }
.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 16px; padding-block: 16px; border-block-end: 2px solid }
address { font-style: normal; overflow-wrap: anywhere }
.plate { display: inline-block; padding: 2px 8px; border: 2px solid; border-radius: 2px; font-weight: 600; overflow-wrap: anywhere }
table { inline-size: 100%; margin-block: 16px; border-collapse: collapse; font-variant-numeric: tabular-nums }
th { padding: 4px 8px 4px 0; border-block-end: 1px solid; font-size: 13px; font-weight: 400; color: #555; text-align: start }
td { padding: 8px 8px 8px 0; border-block-end: 1px solid #bbb; vertical-align: top; overflow-wrap: anywhere }
td small, td ul { display: block; font-size: 13px; color: #444 }
ul { padding-inline-start: 16px }
tr, header, section { break-inside: avoid }
.tick { display: inline-grid; place-items: center; inline-size: 44px; block-size: 44px }
.tick input { inline-size: 24px; block-size: 24px }
.qty { font-size: 20px; font-weight: 700 }
.sku { font-weight: 700; white-space: nowrap }
.r { text-align: end; white-space: nowrap }
img { border: 1px solid #bbb }
.rest { padding-block: 8px }
footer { display: flex; flex-wrap: wrap; gap: 16px 32px; margin-block-start: auto; padding-block-start: 32px }
.blank { display: inline-block; inline-size: 110px; border-block-end: 1px solid }
.window { margin-block: 32px; padding: 24px; border: 2px solid; font-size: 20px }
.freight { margin-block: 16px; padding: 8px 16px; border: 2px dashed }
.vh { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden }
@media (max-width: 600px) {
  main { padding: 16px }
  table, tbody, tr { display: block }
  thead { display: none }
  tr { display: grid; grid-template-columns: 44px 64px 1fr; padding-block: 8px; border-block-end: 1px solid #bbb }
  td { padding: 0 8px 4px 0; border: 0 }
  td:nth-child(n + 4) { grid-column: 2 / -1; text-align: start }
}
@media print {
  :root { background: #fff }
  body { padding: 0 }
  main { min-block-size: 0; padding: 0 }
}
@page { size: letter; margin: .5in }
`
