/** Placeholder of content that is loading; give it the size of the content. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-control bg-line ${className}`} />
}

/** Placeholder lines of a page that is loading, read out as one word. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Ładowanie..." data-page-skeleton className="flex flex-col gap-4">
      <Skeleton className="h-9 w-2/3 max-w-80" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
