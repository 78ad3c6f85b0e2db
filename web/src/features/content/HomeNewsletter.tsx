import { lazy, Suspense, useRef } from 'react'
import { noBreak } from '../../format/text'
import { loadOrDoWithout } from '../../loading'
import { useNearViewport } from '../../ui/useNearViewport'

/*
 * Loaded once the visitor scrolls near it, because few come to the end of the page; it stays away without an error
 * where loading fails.
 */
const NewsletterForm = lazy(() => loadOrDoWithout(() => import('./NewsletterForm')))

/** The form in which a visitor leaves an address for the newsletter. */
export function HomeNewsletter({ heading, text }: { heading: string; text: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="grid items-start gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 lg:grid-cols-2 lg:gap-12"
    >
      <div className="max-w-text">
        <h2 id="newsletter-title" className="mb-2 font-bold text-h1">
          {noBreak(heading)}
        </h2>
        <p className="text-muted">{noBreak(text)}</p>
      </div>
      {/* Placeholder as high as the form, so that the footer does not move. */}
      <div ref={place} className="min-h-80 sm:min-h-63 lg:min-h-69 xl:min-h-63">
        {isNear && (
          <Suspense>
            <NewsletterForm />
          </Suspense>
        )}
      </div>
    </section>
  )
}
