import { Button, Drawing, TextField } from "@camber/ui"
import { type DragEvent, useEffect, useRef, useState } from "react"

/** A photograph in the list. */
export interface ListedPicture {
  readonly source: string
  readonly sku: string | null
  readonly alt: string
  /** Path; null until it is ready. */
  readonly src: string | null
  /** Where it comes from, and why it is not shown. */
  readonly note: string
}

export interface PictureListProps {
  readonly pictures: ReadonlyArray<ListedPicture>
  readonly canEdit: boolean
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (at: number) => void
  readonly onText: (at: number, alt: string) => void
}

type Step = -1 | 1

/** Renders photographs in their order, with fields and buttons. They can also be dragged. The focus follows a moved photograph. */
export const PictureList = ({ canEdit, onMove, onRemove, onText, pictures }: PictureListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [moved, setMoved] = useState<{ readonly to: number; readonly by: Step } | null>(null)
  useEffect(() => {
    if (moved === null) return
    const item = list.current?.children[moved.to]
    const buttons = [moved.by, -moved.by].flatMap((by) => item?.querySelector<HTMLButtonElement>(`[data-by="${by}"]`) ?? [])
    buttons.find(({ disabled }) => !disabled)?.focus()
  }, [moved])
  const move = (at: number, by: Step) => {
    onMove(at, at + by)
    setMoved({ to: at + by, by })
  }
  return (
    <>
      <ol className="pictures" ref={list}>
        {pictures.map((picture, at) => (
          <li key={`${picture.source} ${picture.sku}`}>
            <div
              className={dragged === at ? "pictures__item is-dragged" : "pictures__item"}
              onDragOver={(event: DragEvent) => dragged !== null && event.preventDefault()}
              onDrop={(event: DragEvent) => {
                if (dragged === null) return
                event.preventDefault()
                if (dragged !== at) onMove(dragged, at)
                setDragged(null)
              }}
            >
              <div className="pictures__image" draggable={canEdit} onDragStart={() => setDragged(at)} onDragEnd={() => setDragged(null)}>
                {picture.src === null ? (
                  <span className="pictures__none">No picture yet</span>
                ) : (
                  <Drawing picture={{ src: picture.src, alt: "" }} />
                )}
              </div>
              <div className="pictures__facts">
                <TextField
                  label={`Alternative text of photograph ${at + 1}`}
                  placeholder="What it shows"
                  autoComplete="off"
                  maxLength={Math.max(300, picture.alt.length)}
                  readOnly={!canEdit}
                  value={picture.alt}
                  onChange={({ currentTarget }) => onText(at, currentTarget.value)}
                />
                <p className="pictures__note">{picture.note}</p>
                {canEdit && (
                  <div className="acts">
                    <Button
                      size="small"
                      data-by={-1}
                      disabled={at === 0}
                      aria-label={`Move up photograph ${at + 1}`}
                      onClick={() => move(at, -1)}
                    >
                      Move Up
                    </Button>
                    <Button
                      size="small"
                      data-by={1}
                      disabled={at === pictures.length - 1}
                      aria-label={`Move down photograph ${at + 1}`}
                      onClick={() => move(at, 1)}
                    >
                      Move Down
                    </Button>
                    <Button size="small" aria-label={`Remove photograph ${at + 1}`} onClick={() => onRemove(at)}>
                      Remove
                    </Button>
                  </div>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <output className="vh">{moved === null ? "" : `Now photograph ${moved.to + 1} of ${pictures.length}`}</output>
    </>
  )
}
