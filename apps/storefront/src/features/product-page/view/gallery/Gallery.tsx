import { type MouseEvent, useState } from "react"
import { Drawing, type Picture, Ribbon, type RibbonProps } from "@camber/ui"

export interface GalleryProps {
  /** The first one is shown at the start. */
  readonly pictures: readonly [Picture, ...Picture[]]
  readonly ribbon?: RibbonProps | undefined
}

/** The drawing in full size, and all of them as thumbnails. Without scripts a thumbnail opens its picture. */
export const Gallery = ({ pictures, ribbon }: GalleryProps) => {
  const [shown, show] = useState(0)
  const choose = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(index)
  }
  return (
    <div className="gallery">
      {ribbon !== undefined && <Ribbon {...ribbon} />}
      <Drawing picture={pictures[shown] ?? pictures[0]} size={640} priority="high" />
      {pictures.length > 1 && (
        <ul className="thumbs" aria-label="Drawings">
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <a href={src} aria-label={`Drawing ${index + 1}`} aria-current={index === shown ? "true" : undefined} onClick={choose(index)}>
                <Drawing picture={{ src, alt: "" }} size={100} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
