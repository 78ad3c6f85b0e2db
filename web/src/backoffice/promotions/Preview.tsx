import { formatDay } from '../../format/dates'
import { FormattedText } from '../../modal/FormattedText'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { PromotionPicture } from '../../ui/PromotionPicture'
import { buttonClass } from '../../ui/styles'
import type { PromotionPreview } from './queries'

/** Maximum length of a text in characters, the same as on the server. */
const longestText = 20_000

/** A promotion as participants see it: its page, and the prompt. */
export function Preview({ preview: { page, prompt } }: { preview: PromotionPreview }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-1">
      <PagePreview page={page} />
      {prompt ? (
        <PromptPreview prompt={prompt} />
      ) : (
        <p className="text-muted">Ta promocja nie otwiera okienka.</p>
      )}
    </div>
  )
}

function PromptPreview({ prompt }: { prompt: NonNullable<PromotionPreview['prompt']> }) {
  const asks = prompt.kind === 'answer'
  return (
    <section aria-label="Okienko" className="flex flex-col gap-4">
      <h3 className="font-semibold text-h3">Okienko</h3>
      <div className="rounded-card border border-line p-5 shadow-float">
        <h4 className="mb-4 font-bold text-h2">{prompt.name}</h4>
        <FormattedText html={prompt.offer_html} atMost={longestText} />
        <div className="mt-5 flex flex-col gap-3">
          <Drawn variant="secondary">Nie chcę decydować teraz</Drawn>
          <Drawn variant="primary">{asks ? 'Akceptuję Regulamin Promocji' : 'Przejdź do promocji'}</Drawn>
          {asks && <Drawn variant="quiet">Nie akceptuję Regulaminu Promocji</Drawn>}
        </div>
      </div>
      {asks && (
        <>
          <h4 className="font-semibold">Po akceptacji</h4>
          <FormattedText html={prompt.success_html} atMost={longestText} />
        </>
      )}
      {prompt.accepted_hash && (
        <>
          <h4 className="font-semibold">Gdy regulamin był już zaakceptowany</h4>
          <FormattedText html={prompt.accepted_html} atMost={longestText} />
        </>
      )}
    </section>
  )
}

/** Inert button of the preview. */
function Drawn({ variant, children }: { variant: 'primary' | 'secondary' | 'quiet'; children: string }) {
  return <span className={`${buttonClass(variant)} pointer-events-none`}>{children}</span>
}

function PagePreview({ page }: { page: PromotionPreview['page'] }) {
  const { scope } = page
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ') || 'wszystkie'
  return (
    <section aria-label="Strona promocji" className="flex flex-col gap-4">
      <h3 className="font-semibold text-h3">Strona promocji</h3>
      <div className="flex flex-col gap-4 rounded-card border border-line p-5">
        <PromotionPicture name={page.picture} photo={page.photo} isPast={page.state === 'past'} />
        <h4 className="font-bold text-h2">{page.name}</h4>
        <p className="text-muted">{page.summary}</p>
        <FormattedText html={page.text_html} atMost={longestText} />
        <ul aria-label="Nagrody" className="flex list-disc flex-col gap-2 pl-5">
          {page.mechanics.map(({ kind, sentence, marks }) => (
            <li key={`${kind} ${sentence}`}>
              {sentence}
              {marks.length > 0 && (
                <ul className="flex flex-col text-muted">
                  {marks.map(({ at, at_text, reward_text }) => (
                    <li key={at}>{`${at_text}: ${reward_text}`}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {page.caps_text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <DescriptionList>
          <DescriptionItem name="Zakupy">{`${formatDay(page.purchases.from)} – ${formatDay(page.purchases.to)}`}</DescriptionItem>
          <DescriptionItem name="Akceptacja do">
            {page.accept_by ? formatDay(page.accept_by) : 'nie trzeba'}
          </DescriptionItem>
          <DescriptionItem name="Marki">{named(scope.brands)}</DescriptionItem>
          <DescriptionItem name="Kategorie">{named(scope.categories)}</DescriptionItem>
          <DescriptionItem name="Produkty">{named(scope.products)}</DescriptionItem>
          <DescriptionItem name="Opakowania">{scope.packs_text.join(', ') || 'wszystkie'}</DescriptionItem>
        </DescriptionList>
      </div>
    </section>
  )
}
