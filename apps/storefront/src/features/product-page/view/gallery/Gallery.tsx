import { type MouseEvent, useState } from "react"
import { Drawing, getFullSize, type ImageSource, parsePhotograph, Ribbon, type RibbonProps, type Specification } from "@camber/ui"

export interface GalleryProps {
  /** The first one is shown initially. */
  readonly pictures: readonly [ImageSource, ...ImageSource[]]
  readonly ribbon?: RibbonProps | undefined
}

/** Renders the picture, which opens enlarged, and thumbnails of all. Without scripts each links to its picture in full size. */
export const Gallery = ({ pictures, ribbon }: GalleryProps) => {
  const [shown, show] = useState(0)
  const picture = pictures[shown] ?? pictures[0]
  const full = getFullSize(picture.src)
  const kind = parsePhotograph(picture.src) === null ? "Drawing" : "Photograph"
  const choose = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(index)
  }
  const zoom = (event: MouseEvent) => {
    event.preventDefault()
    void import("../zoom/zoomDrawing.ts").then(
      ({ zoomDrawing }) => zoomDrawing(full, picture.alt, kind),
      () => location.assign(full)
    )
  }
  return (
    <div className="gallery">
      {ribbon !== undefined && <Ribbon {...ribbon} />}
      <a className="enlarge" href={full} aria-label={`${picture.alt}, enlarge`} title="Enlarge" onClick={zoom}>
        <Drawing picture={picture} size={640} priority="high" />
      </a>
      {pictures.length > 1 && (
        <ul className="thumbs" aria-label={`${kind}s`}>
          {pictures.map(({ alt, src }, index) => (
            <li key={src}>
              <a
                href={getFullSize(src)}
                aria-label={`${kind} ${index + 1}: ${alt}`}
                aria-current={index === shown ? "true" : undefined}
                onClick={choose(index)}
              >
                <Drawing picture={{ src, alt: "" }} size={100} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Renders the corner of a workshop drawing from 768 px: the specifications that identify the part. */
export const TitleBlock = ({ entries }: { readonly entries: readonly Specification[] }) => (
  <dl className="titleblock">
    {entries.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
