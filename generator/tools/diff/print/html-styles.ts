/** Styles of the HTML report. */
export const reportStyles: string = `
:root{color-scheme:light dark;--ground:light-dark(#fcfbf8,#14181a);--ink:light-dark(#1d2523,#e9ebe9);--quiet:light-dark(#586360,#a3adab);--line:light-dark(#dcdcd5,#343b3d);--gone:light-dark(#fbdcd7,#5a211b);--come:light-dark(#d3efd9,#17472a);--warn:light-dark(#fff3d1,#4a3a0c)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-width:84rem;margin:0 auto;padding:2rem 1.25rem 5rem}
h1{font-size:1.75rem;margin:0}
h2{font-size:1.25rem;margin:0 0 .75rem}
h3{font-size:1rem;margin:0;overflow-wrap:anywhere}
h3 small{font-size:inherit;font-weight:400;color:var(--quiet)}
.headline{font-size:1.25rem;margin:.25rem 0}
.names,.note,.pages,summary{color:var(--quiet)}
section{border-top:1px solid var(--line);margin-top:2rem;padding-top:1.5rem}
p{margin:.35rem 0;max-width:75ch}
ul{margin:.35rem 0;padding-inline-start:1.25rem}
li,.side,code{overflow-wrap:anywhere}
code,pre{font:.9em/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.375rem}
.warn{background:var(--warn);padding:.6rem .9rem;border-radius:.375rem}
.change{margin:0 0 1.25rem}
.side{display:grid;grid-template-columns:4rem 1fr;max-width:none}
.side span{color:var(--quiet)}
del{background:var(--gone)}
ins{background:var(--come);text-decoration:none}
article{margin:1.5rem 0 2.5rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-top:.5rem}
figure{margin:0;min-width:0}
figcaption{color:var(--quiet)}
.shot{position:relative;border:1px solid var(--line)}
.shot img{display:block;width:100%;height:auto}
.shot .mark{position:absolute;inset:0;height:100%}
body:has(#marks:not(:checked)) .mark{display:none}
@media (max-width:40rem){.pair{grid-template-columns:1fr}}
`
  .trim()
  .replaceAll('\n', '')
