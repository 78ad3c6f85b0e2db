// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { extensions, writeHtml } from './rich-text'
import { pastedText } from './rich-text-paste'

/** The pasted HTML after sanitising. */
function pasted(html: string): string {
  return writeHtml(DOMParser.fromSchema(getSchema(extensions)).parse(pastedText(html)))
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=PL><!--StartFragment-->
<h1 style='margin-top:12pt'>Zasady<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8pt'><b><span style='color:red'>Kup</span></b> i&nbsp;<i style='mso-bidi-font-style:normal'>zyskaj</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>pierwszy<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>drugi</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>raz</p>
<!--EndFragment--></body></html>`

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">
<span style="font-size:11pt;font-weight:400">Zwykły </span><span style="font-weight:700;font-style:italic">ważny</span></p>
<ul><li dir="ltr" style="list-style-type:disc"><p role="presentation"><span style="font-weight:400">raz</span></p></li></ul></b>`

test('of a text from Word stay headings, emphasis and lists', () => {
  expect(pasted(word)).toBe(
    '<h3>Zasady</h3>\n<p><strong>Kup</strong> i\u00a0<em>zyskaj</em></p>\n<ul><li>pierwszy</li><li>drugi</li></ul>\n<ol><li>raz</li></ol>',
  )
})

test('of a text from Google Docs stays what is bold there, and no more', () => {
  expect(pasted(docs)).toBe('<p>Zwykły <strong><em>ważny</em></strong></p>\n<ul><li>raz</li></ul>')
})

test.each([
  [
    'a link stays, with nothing but its address',
    '<p>Zobacz <a href="https://example.com" target="_top" class="x" style="color:red">tutaj</a></p>',
    '<p>Zobacz <a href="https://example.com">tutaj</a></p>',
  ],
  [
    'a link that the server would not keep leaves its words',
    '<p>Zobacz <a href="http://example.com">tutaj</a> i <a href="javascript:x()">tam</a></p>',
    '<p>Zobacz tutaj i tam</p>',
  ],
  ['a picture goes', '<p>a<img src="https://example.com/x.png" alt="x">b</p>', '<p>ab</p>'],
  ['smaller headings are the smaller heading', '<h2>a</h2><h5>b</h5>', '<h3>a</h3>\n<h4>b</h4>'],
  [
    'parts of a page are paragraphs',
    '<div>a</div><section>b<div>c</div></section>',
    '<p>a</p>\n<p>b</p>\n<p>c</p>',
  ],
  [
    'the words of a table do not run together',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    '<p>a b</p>\n<p>c</p>',
  ],
  [
    'other tags go, their words stay',
    '<p><u>a</u> <mark>b</mark> <code>c</code> <sub>d</sub></p>',
    '<p>a b c d</p>',
  ],
  ['what reads like a style stays', '<p>napis style=x</p>', '<p>napis style=x</p>'],
])('%s', (_, html, expected) => {
  expect(pasted(html)).toBe(expected)
})

test('nothing of what is pasted is asked for or runs', () => {
  const text = pastedText(
    '<p onclick="x()" style="background:url(https://hostile.invalid/x)">a</p><img src="https://hostile.invalid/x" onerror="x()"><script>x()</script><style>p{}</style><svg onload="x()"></svg>',
  )
  const place = document.createElement('div')
  place.append(text)
  expect(place.querySelectorAll('img, script, style, svg, [style], [onclick]')).toHaveLength(0)
  expect(place.textContent).toBe('a')
})
