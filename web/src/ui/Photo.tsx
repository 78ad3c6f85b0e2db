/** A picture of the media library in the widths that the server stores. */
export interface Picture {
  readonly src: string
  readonly srcset: string
  readonly width: number
  readonly height: number
  /** Empty for a decorative picture. */
  readonly alternative: string
}

interface PhotoProps {
  picture: Picture
  /** The widths at which it is shown, by the width of the window. */
  sizes: string
  loading: 'lazy' | 'eager'
  className: string
}

/** A picture of the media library, cut to its box. */
export function Photo({ picture, sizes, loading, className }: PhotoProps) {
  return (
    <img
      loading={loading}
      sizes={sizes}
      srcSet={picture.srcset}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alternative}
      className={`bg-brand-tint object-cover ${className}`}
    />
  )
}
