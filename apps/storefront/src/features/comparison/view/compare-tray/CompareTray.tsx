import { useRef } from "react"
import { Button, Drawing, Icon, LinkButton } from "@camber/ui"

export interface CompareTrayProps {
  readonly products: ReadonlyArray<{ readonly key: string; readonly title: string; readonly imageUrl: string }>
  /** Maximum number of compared products. */
  readonly most: number
  readonly href: string
  readonly onRemove: (key: string) => void
  readonly onClear: () => void
}

/** Comparison tray at the bottom of the page. Each picture removes its product; the tray keeps the focus (AXS-01). */
export const CompareTray = ({ href, most, onClear, onRemove, products }: CompareTrayProps) => {
  const tray = useRef<HTMLElement>(null)
  const remove = (key: string) => {
    tray.current?.focus({ preventScroll: true })
    onRemove(key)
  }
  return (
    <section ref={tray} tabIndex={-1} className="tray" aria-label="Compare">
      <ul>
        {products.map(({ imageUrl, key, title }) => (
          <li key={key}>
            <button
              type="button"
              className="tray__product"
              aria-label={`Stop comparing ${title}`}
              title={title}
              onClick={() => remove(key)}
            >
              <Drawing picture={{ src: imageUrl, alt: "" }} size={40} priority="eager" />
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p>{`${products.length} of ${most}`}</p>
      <Button variant="ghost" size="small" onClick={onClear}>
        Clear
      </Button>
      <LinkButton href={href} variant="primary" size="small">
        Compare
      </LinkButton>
    </section>
  )
}
