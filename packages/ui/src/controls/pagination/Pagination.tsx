import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Link } from "../../foundation/link/Link.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

/** A page number, or a gap in the row of numbers. */
type PageSlot = number | "gap"

/**
 * Returns the page numbers to offer on page `current` of `total`: the first, the last, the current one and its adjacent ones, with a gap
 * for two or more omitted pages. Returns at most nine slots, in ascending order. Page numbers start at 1.
 */
export const pageWindow = (current: number, total: number): readonly PageSlot[] => {
  const near = (page: number) => page === 1 || page === total || Math.abs(page - current) <= 2
  const slots: PageSlot[] = []
  for (let page = 1; page <= total; page++) {
    const loneGap = near(page - 1) && near(page + 1)
    if (near(page) || loneGap) slots.push(page)
    else if (slots.at(-1) !== "gap") slots.push("gap")
  }
  return slots
}

export interface PaginationProps {
  /** Number of the current page, starting at 1. */
  readonly current: number
  readonly total: number
  readonly hrefFor: (page: number) => string
}

interface StepProps extends PaginationProps {
  readonly to: "Previous" | "Next"
}

const Step = ({ to, current, total, hrefFor }: StepProps) => {
  const page = to === "Next" ? current + 1 : current - 1
  const face =
    to === "Next" ? (
      <>
        Next <Icon name="arrow-right" size={16} />
      </>
    ) : (
      <Icon name="arrow-left" size={16} />
    )
  if (page < 1 || page > total) {
    return (
      <span className="pages__step" aria-disabled="true" aria-hidden="true">
        {face}
      </span>
    )
  }
  return (
    <Link className="pages__step" href={hrefFor(page)} rel={to === "Next" ? "next" : "prev"} aria-label={`${to} page`}>
      {face}
    </Link>
  )
}

/** Renders page numbers as links, for back navigation and crawlers. Renders nothing for a single page. */
export const Pagination = (props: PaginationProps) => {
  const { current, total, hrefFor } = props
  if (total < 2) return null
  /* A phone has space only for the adjacent pages and both ends. */
  const far = (page: number) => Math.abs(page - current) > 1 && page !== 1 && page !== total
  return (
    <nav className="pages" aria-label="Pages">
      <ul>
        <li>
          <Step to="Previous" {...props} />
        </li>
        {pageWindow(current, total).map((slot, index) =>
          slot === "gap" ? (
            <li key={`gap-${index}`} className="pages__far" aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={slot} className={classNames(far(slot) && "pages__far") || undefined}>
              <Link href={hrefFor(slot)} aria-current={slot === current ? "page" : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {slot}
              </Link>
            </li>
          )
        )}
        <li>
          <Step to="Next" {...props} />
        </li>
      </ul>
    </nav>
  )
}
