export const overviewStyles: string = `
:root{color-scheme:light dark;--ground:light-dark(#fcfbf8,#14181a);--ink:light-dark(#1d2523,#e9ebe9);--quiet:light-dark(#586360,#a3adab);--line:light-dark(#dcdcd5,#343b3d);--error:light-dark(#a3200f,#ffa697);--warning:light-dark(#7a5200,#f2c464);--notice:light-dark(#1d5c86,#8fc9f0);--raised:light-dark(#fff,#1b2022)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:66rem;margin:0 auto;padding:2rem 1rem 5rem}
h1{font-size:1.75rem;line-height:1.2;margin:0}
h2{font-size:1.35rem;margin:3rem 0 .5rem}
h3{font-size:1.05rem;margin:0;display:inline}
p{margin:.3rem 0;max-width:75ch}
a{color:inherit;text-underline-offset:.2em}
a:focus-visible,summary:focus-visible{outline:2px solid;outline-offset:2px}
ul{margin:.3rem 0;padding-inline-start:1.25rem}
small,.place,.none,caption,summary span{color:var(--quiet)}
small,.place,code{font-size:.875rem}
p,li,th,h3{overflow-wrap:anywhere;unicode-bidi:isolate}
.headline{font-size:1.2rem;margin:.4rem 0 2rem}
table{border-collapse:collapse;width:100%}
caption{text-align:start;padding-bottom:.5rem}
th,td{padding:.5rem .75rem;border-bottom:1px solid var(--line);text-align:end;vertical-align:baseline;font-variant-numeric:tabular-nums}
th:first-child{text-align:start;padding-inline-start:0}
thead th{vertical-align:bottom;font-size:.875rem}
thead span::first-letter{text-transform:uppercase}
thead span{display:inline-block}
tbody th small{font-weight:400;margin-inline-start:.5rem}
tfoot th,tfoot td{border-bottom:0;font-weight:600}
.errors,.lost,.error{color:var(--error);font-weight:600}
.warnings,.leftovers,.warning{color:var(--warning);font-weight:600}
.notice{color:var(--notice)}
abbr{text-decoration:none}
.findings{list-style:none;padding:0}
.findings>li{border-top:1px solid var(--line);padding:.75rem 0;scroll-margin-top:1rem}
.words{font-weight:500}
.words strong{display:inline-block;margin-inline-end:.35em}
.words strong::first-letter{text-transform:uppercase}
.hint{white-space:pre-line}
.on{display:flex;flex-wrap:wrap;gap:0 .5rem}
.on ul{margin:0}
.names,.addresses{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0}
summary{cursor:pointer;padding:.25rem 0}
.site,.clean{background:var(--raised);border:1px solid var(--line);border-radius:.5rem;padding:.5rem 1rem;margin:.75rem 0;max-width:none;scroll-margin-top:1rem}
.site>div{scroll-margin-top:4rem}
li:target{outline:2px solid var(--notice);outline-offset:2px}
@media (max-width:44rem){
main{padding-top:1.25rem}
tbody th small{display:block;margin:0}
th,td{padding:.5rem .2rem}
tbody th{min-width:8.75rem;font-size:.95rem}
thead th:not(:first-child){padding-inline:0}
thead span{writing-mode:vertical-rl;transform:rotate(180deg);line-height:1.5rem;white-space:nowrap}
}
@media print{
:root{color-scheme:light}
main{max-width:none;padding:0}
thead{display:table-header-group}
tr,.findings>li{break-inside:avoid}
h2,summary{break-after:avoid}
details::details-content{content-visibility:visible;block-size:auto}
}
`
  .trim()
  .replaceAll('\n', '')
