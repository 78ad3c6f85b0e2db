import { CalendarPlus } from 'lucide-react'

/** Saves the days of a promotion as a file for the reader's calendar. */
export function CalendarLink({ slug }: { slug: string }) {
  return (
    <a
      href={`/api/v1/cms/promotions/${slug}/calendar`}
      download
      className="-mb-2 inline-flex min-h-11 items-center gap-2 rounded-tag font-semibold text-brand-text underline underline-offset-4"
    >
      <CalendarPlus aria-hidden className="size-5 shrink-0" />
      Dodaj do kalendarza
    </a>
  )
}
