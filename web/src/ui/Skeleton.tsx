/** The ground of something that is on its way; give it the size of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-control bg-line ${className}`} />
}

/** Lines of a page that is on its way; read out as one word. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Ładowanie..." className="flex flex-col gap-4">
      <Skeleton className="h-9 w-2/3 max-w-80" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
