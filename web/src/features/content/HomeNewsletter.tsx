import { lazy, Suspense } from 'react'
import { tie } from '../../format/text'
import { loadOrReload } from '../../loading'

/* It stands at the end of the page: nobody waits for it. */
const NewsletterForm = lazy(() => loadOrReload(() => import('./NewsletterForm')))

/** Where a visitor leaves an address for the newsletter. */
export function HomeNewsletter() {
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="grid items-start gap-5 rounded-card border border-line bg-white p-5 shadow-card sm:p-8 lg:grid-cols-2 lg:gap-12"
    >
      <div className="max-w-text">
        <h2 id="newsletter-title" className="mb-2 font-bold text-h1">
          Newsletter
        </h2>
        <p className="text-muted">
          {tie(
            'Raz na jakiś czas napiszemy Ci, jakie promocje się zaczynają i co nowego w nagrodach. Wypiszesz się jednym kliknięciem.',
          )}
        </p>
      </div>
      <div className="min-h-52">
        <Suspense>
          <NewsletterForm />
        </Suspense>
      </div>
    </section>
  )
}
