import { type MouseEvent, type ReactNode, useId, useState } from "react"
import { Carousel, Dialog } from "@camber/ui/overlays"
import { classNames, SectionHead, Button, IconButton } from "@camber/ui"
import { type CardLayout, mostCards, type RecommendationLayout } from "./RecommendationSkeleton.tsx"

interface ExpandableProps {
  /** Number of items in it. */
  readonly count: number
  readonly children: ReactNode
}

/**
 * Shows the first 300 px of long content, with 'See All (n)' and 'Show Less' (REC-31, REC-32). Focus that moves into the hidden part
 * expands it.
 */
const Expandable = ({ children, count }: ExpandableProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div id={id} className="rec__more" data-open={isOpen} onFocus={() => setIsOpen(true)}>
        {children}
      </div>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? "Show Less" : `See All (${count})`}
      </Button>
    </>
  )
}

export interface RecommendationBlockProps {
  readonly title: string
  readonly subtitle?: string | undefined
  readonly layout: RecommendationLayout
  /** Maximum number of cards in a block of cards. Default `four`. */
  readonly cardLayout?: CardLayout | undefined
  /** One element per item; their keys are the items' keys. */
  readonly items: ReadonlyArray<{ readonly key: string; readonly item: ReactNode }>
  /** Starts 300 px high, with a button that expands it (REC-31 to REC-33). */
  readonly isExpandable?: boolean
  /** Whether the cards have borders (REC-17). */
  readonly useBorders?: boolean
  /** Beside the title: diagnostics for staff. */
  readonly info?: ReactNode
  /** Below the items: actions for all of them. */
  readonly footer?: ReactNode
  /** Called when a link of an item is clicked; `position` is the item's position, from 1. */
  readonly onFollow?: (position: number) => void
}

/** Renders recommendations: a heading over cards, in the layout that the block requests (REC-15, REC-16). */
export const RecommendationBlock = ({
  footer,
  info,
  isExpandable = false,
  onFollow,
  useBorders = false,
  ...block
}: RecommendationBlockProps) => {
  const follow = ({ target }: MouseEvent) => {
    const position = target instanceof Element && target.closest("a[href]") ? placeOf(target) : 0
    if (position > 0) onFollow?.(position)
  }
  const { cardLayout = "four", layout, subtitle, title } = block
  const items = layout === "card" ? block.items.slice(0, mostCards[cardLayout]) : block.items
  if (layout === "carousel" && !isExpandable) {
    return (
      <div className={classNames("rec", useBorders && "rec--borders")} onClickCapture={follow}>
        <Carousel title={title} note={subtitle} action={info} slides={items.map(({ item, key }) => ({ key, slide: item }))} />
      </div>
    )
  }
  const list = (
    <ul className={listClass(layout, cardLayout)}>
      {items.map(({ item, key }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  )
  return (
    <section className={classNames("rec", "main", useBorders && "rec--borders")} aria-label={title} onClickCapture={follow}>
      <SectionHead title={title} note={subtitle} action={info} />
      {isExpandable ? <Expandable count={items.length}>{list}</Expandable> : list}
      {footer !== undefined && <div className="rec__foot">{footer}</div>}
    </section>
  )
}

/** Returns the position of the item that contains an element, from 1; 0 outside all items. */
const placeOf = (element: Element): number => {
  const item = element.closest("li")
  return item === null ? 0 : [...(item.parentElement?.children ?? [])].indexOf(item) + 1
}

const listClass = (layout: RecommendationLayout, cardLayout: CardLayout): string => {
  switch (layout) {
    case "carousel":
    case "grid":
      return "cards"
    case "card":
      return classNames("cards", `cards--${cardLayout}`)
    case "vertical":
    case "aside":
      return classNames("rec__rows", `rec__rows--${layout}`)
    case "links":
      return "rec__links"
  }
}

/** Renders an info button for staff that opens the request of the block (REC-38, REC-39). */
export const RequestInfo = ({ request }: { readonly request: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton icon="info" label="Recommendation request" onClick={() => setIsOpen(true)} />
      <Dialog open={isOpen} onClose={close} title="Recommendation Request" actions={<Button onClick={close}>Close</Button>}>
        <pre className="rec__request">{request}</pre>
      </Dialog>
    </>
  )
}
